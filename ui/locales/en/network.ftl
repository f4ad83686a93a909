# Phones that do not connect, on the referee's page.

network = Phones cannot connect?
network-so-far = So far

network-verdict-none = No device has asked for the page yet.
network-verdict-none-note = Nothing arrives here. The phones are on another Wi-Fi, this Wi-Fi keeps devices apart, or this computer’s firewall is blocking it.
network-verdict-host = Only this computer has opened the page.
network-verdict-host-note = Dradis is running. Try a phone to test the network.
network-verdict-knocked = { $device } knocked, but did not ask for the page.
network-verdict-knocked-note = The network lets it through. Its browser may insist on https: type the address with http:// in front.
network-verdict-preview = { $device } has the page open inside a scanner.
network-verdict-preview-note = The network lets it through. Such built-in browsers often get stuck: choose “Open in browser” in the menu, or scan with the phone’s own camera.
network-verdict-loaded = { $device } has the page, but has not connected.
network-verdict-loaded-note = The network and the firewall are fine. Scan a new code with this phone, and reload its page if nothing happens.
network-verdict-called = { $device } came with a code that is not good any more.
network-verdict-called-note = The network and the firewall are fine. A code works once, for two minutes: show a new one.
network-verdict-through = Devices get through.
network-verdict-through-note = The network and the firewall are fine. If only one phone cannot connect, check it for mobile data or a VPN.

network-device-host = This computer
network-device-android = An Android device
network-device-iphone = An iPhone
network-device-ipad = An iPad
network-device-mac = A Mac or an iPad
network-device-windows = A Windows computer
network-device-linux = A Linux computer
network-device-unknown = A device

network-ago-seconds = { $count } s ago
network-ago-minutes = { $count } min ago
network-ago-hours = { $count } h ago

network-where = Are the phones on the same Wi-Fi?
network-where-note = Each phone must be on this computer’s network, not on a guest network or mobile data.
network-address = Address in the code
network-address-choose = Choose another address
network-address-auto = Dradis chooses
network-address-none = This computer is on no network. Join the table’s Wi-Fi with it; the codes update by themselves.
network-address-gone = The address you chose, { $address }, is gone. The code uses { $now } until it is back.
network-address-missing = Phones can reach no address here, so there is no code. Join the table’s Wi-Fi, or choose an address here.
network-kind-private = A home network or a hotspot. This one works.
network-kind-virtual = A virtual machine or a container on this computer. Phones cannot reach it.
network-kind-vpn = A VPN. Only phones on the same VPN reach it.
network-kind-public = A public address. Browsers warn about the page, and most networks let no phone through.
network-kind-shared = A carrier’s internal network, or a VPN. Phones rarely reach it.
network-kind-link-local = This adapter got no address. Phones rarely reach it.
network-kind-loopback = Only this computer reaches it.
network-public-warning = Phones will warn that this page is not secure, and may ask before they open it. Better use your own Wi-Fi.

network-who = What has arrived?
network-who-none = Nothing yet.
network-who-try = Open this on any phone, no code needed. You see it here as soon as it arrives.
network-visit-knocked = { $device } knocked { $ago }.
network-visit-loaded = { $device } loaded the page { $ago }, but has not connected.
network-visit-preview = { $device } loaded the page inside a scanner app { $ago }.
network-visit-called = { $device } came { $ago } with a code that is not good any more.
network-visit-joined = { $device } connected { $ago }.
network-visit-host = This computer opened the page { $ago }.
network-phone-here = { $name }’s phone is here.
network-phone-left = { $name }’s phone was here until { $time }.
network-who-note = Counted since Dradis started, and never saved.

network-what = What is in the way?
network-likely = likely
network-apart = The Wi-Fi keeps devices apart
network-apart-sign = Looks like this: all phones have Wi-Fi and internet, but nothing arrives here. Common in cafés, hotels, at conventions and on guest networks.
network-apart-do = Switch from the guest network to the normal one. On your own router, switch off “client isolation”, “AP isolation” or “guest mode”. If you cannot, use a hotspot: see below.
network-firewall = This computer’s firewall
network-firewall-sign = Looks like this: no phone gets through, although all are on the same Wi-Fi.
network-firewall-windows = Windows: in “Windows Security”, under “Firewall”, allow Dradis for private networks. In the Wi-Fi’s properties choose “Private network”.
network-firewall-macos = macOS: in “System Settings”, “Network”, “Firewall”, “Options”, allow incoming connections for Dradis.
network-firewall-linux = Linux: open TCP port { $port }, for example with “sudo ufw allow { $port }/tcp” or “sudo firewall-cmd --add-port={ $port }/tcp”.
network-mobile = The phone prefers mobile data
network-mobile-sign = Looks like this: one phone finds nothing, and the Wi-Fi has no internet. The phone uses mobile data instead.
network-mobile-android = Android: when it says the Wi-Fi has no internet, tap “Stay connected”. Or switch mobile data off for the evening.
network-mobile-iphone = iPhone: choose “Keep using Wi-Fi”, and in “Settings”, “Mobile Service” switch off “Wi-Fi Assist”.
network-vpn = A VPN or a private relay on the phone
network-vpn-sign = Looks like this: one phone finds nothing, the others do.
network-vpn-android = Android: in “Settings”, “Network & internet”, “VPN”, switch it off, “Always-on VPN” too. An ad blocker may be one.
network-vpn-iphone = iPhone: in “Settings”, “General”, “VPN & Device Management”, switch the VPN off. For this Wi-Fi, switch off “Limit IP Address Tracking”. Browsers other than Safari need “Local Network”, under “Privacy & Security”.
network-vpn-computer = This computer: a VPN here may keep phones out too. Switch it off, or allow the local network in it.
network-browser = The wrong browser
network-browser-sign = Looks like this: the page loads, then nothing happens; or the phone mentions https or a site that is not secure.
network-browser-do = Scan the code with the phone’s own camera; use Safari, Chrome or Firefox. Private tabs work, but forget the seat when you close them. If a warning comes, continue: what matters is sealed anyway.

network-wifi = Your own Wi-Fi
network-wifi-note = A phone’s hotspot or a small router keeps everybody else out. It needs no internet. A phone that opens a hotspot cannot always play on it: use a spare one.
network-wifi-name = Wi-Fi name
network-wifi-security = Security
network-wifi-wpa = With a password
network-wifi-open = Open to all
network-wifi-password = Password
network-wifi-password-note = At least 8 characters.
network-wifi-hidden = Is its name visible?
network-wifi-tells = It does
network-wifi-hides = Hidden
network-wifi-type = Enter name and password once
network-wifi-keep = Save it and show the code
network-wifi-kept-note = Saved in Dradis’s folder on this computer, for your user only, until you delete it. No phone or wall screen sees it.
network-wifi-is-kept = This computer has a saved Wi-Fi.
network-wifi-show = Show the code to join
network-wifi-hide = Hide it
network-wifi-change = Change it
network-wifi-cancel = Leave it
network-wifi-forget = Delete it
network-wifi-code = QR code to join { $name }
network-wifi-step-join = Scan this to join the Wi-Fi.
network-wifi-step-open = Then scan the player’s own code to open the page.
network-wifi-computer = Join it with this computer too. The codes update by themselves.
network-wifi-none = None, it is open

network-sleep = Phones that fall asleep
network-sleep-note = Nothing is lost: unlock the phone and it is back. To make it rarer:
network-sleep-iphone = iPhone: “Settings”, “Display & Brightness”, “Auto-Lock”, 5 minutes.
network-sleep-android = Android: “Settings”, “Display”, “Screen timeout”, 10 minutes.
network-sleep-charge = Keep a charger within reach, for this computer too. Low-power modes lock sooner.

network-without = Without phones
network-without-hand = Hand this screen to players without a phone: they can read on it.
network-without-later = After the deal, pass this screen around: players without a phone read their Loyalty cards on it. Nobody needs a phone to play.
network-without-table = You deal the Loyalty cards yourselves, so nobody needs a phone. They only save you some calling across the table.
network-without-go = Continue without phones
