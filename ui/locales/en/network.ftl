# Phones that do not connect, on the referee's page.

network = Phones cannot connect?
network-so-far = So far

network-verdict-none = No device has asked for the page yet.
network-verdict-none-note = Nothing arrives here. Either the phones are in another Wi-Fi, or this Wi-Fi keeps devices apart, or the firewall of this computer is shut.
network-verdict-host = Only this computer itself has opened the page.
network-verdict-host-note = So Dradis runs. Whether other devices can come does not show yet: try it with a phone.
network-verdict-knocked = { $device } knocked, but did not ask for the page.
network-verdict-knocked-note = The way here is open. Its browser may insist on https: type the address by hand, with http:// in front.
network-verdict-preview = { $device } has the page open inside a scanner.
network-verdict-preview-note = The way here is open. Such a small built-in browser often gets stuck: choose “Open in browser” in its menu, or scan with the phone’s own camera.
network-verdict-loaded = { $device } has the page, but has not connected.
network-verdict-loaded-note = The network and the firewall are fine. Scan a new code with this phone, and reload its page if nothing happens.
network-verdict-called = { $device } came with a code that is not good any more.
network-verdict-called-note = The network and the firewall are fine. A code works once and for two minutes: show a new one.
network-verdict-through = Devices get through.
network-verdict-through-note = The network and the firewall are fine. If one phone alone cannot connect, it is that phone: look for mobile data or a VPN.

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

network-where = Are the phones in the same Wi-Fi?
network-where-note = Each phone must be in the network of this computer. A network for guests is another one, and so is mobile data.
network-address = Address in the code
network-address-choose = Choose another address
network-address-auto = Dradis chooses
network-address-none = This computer has no address in any network. Join the table’s Wi-Fi with it; the codes follow by themselves.
network-address-gone = The address that you chose, { $address }, is not there now. The code holds { $now } until it is back.
network-address-missing = No address that phones could reach, so no code can be shown. Join the table’s Wi-Fi, or choose an address here.
network-kind-private = A network at home, or a hotspot. This is the one that works.
network-kind-virtual = A virtual machine or a container on this computer. Phones do not reach it.
network-kind-vpn = A VPN. Phones reach it only if they are in the same VPN.
network-kind-public = A public address. Browsers will warn of the page, and most networks let no phone through to it.
network-kind-shared = An operator’s inner network, or a VPN. Phones rarely reach it.
network-kind-link-local = Nobody gave this adapter an address. Phones rarely reach it.
network-kind-loopback = Only this computer itself reaches it.
network-public-warning = Phones will say that this page is not secure, and may ask before they open it. A Wi-Fi of your own is the better way.

network-who = What has arrived?
network-who-none = Nothing yet.
network-who-try = Open this with any phone, without a code. As soon as it arrives, you see it here.
network-visit-knocked = { $device } knocked { $ago }.
network-visit-loaded = { $device } loaded the page { $ago }, but has not connected.
network-visit-preview = { $device } loaded the page inside a scanner { $ago }.
network-visit-called = { $device } came { $ago } with a code that is not good any more.
network-visit-joined = { $device } connected { $ago }.
network-visit-host = This computer opened the page itself { $ago }.
network-phone-here = { $name }’s phone is here.
network-phone-left = { $name }’s phone was here until { $time }.
network-who-note = Counted since Dradis was started, and kept nowhere.

network-what = What stands in the way?
network-likely = likely
network-apart = The Wi-Fi keeps devices apart
network-apart-sign = Looks like this: all phones have Wi-Fi and internet, and yet nothing arrives here. Usual in cafés, hotels, at conventions, and in networks for guests.
network-apart-do = Leave the guests’ network for the normal one. In a router of your own, switch off “client isolation”, “AP isolation” or “guest mode”. If you cannot, use a hotspot: see below.
network-firewall = The firewall of this computer
network-firewall-sign = Looks like this: nothing arrives from any phone, although all are in the same Wi-Fi.
network-firewall-windows = Windows: in “Windows Security”, under “Firewall”, allow Dradis for private networks. In the properties of the Wi-Fi choose “Private network”.
network-firewall-macos = macOS: in “System Settings”, “Network”, “Firewall”, “Options”, allow incoming connections for Dradis.
network-firewall-linux = Linux: open TCP port { $port }, for example with “sudo ufw allow { $port }/tcp” or “sudo firewall-cmd --add-port={ $port }/tcp”.
network-mobile = The phone prefers mobile data
network-mobile-sign = Looks like this: one phone finds nothing, and the Wi-Fi has no internet. The phone goes round it.
network-mobile-android = Android: when it says that the Wi-Fi has no internet, tap “Stay connected”. Or switch mobile data off for the evening.
network-mobile-iphone = iPhone: choose “Keep using Wi-Fi”, and in “Settings”, “Mobile Service” switch off “Wi-Fi Assist”.
network-vpn = A VPN or a private relay on the phone
network-vpn-sign = Looks like this: one phone finds nothing, the others do.
network-vpn-android = Android: in “Settings”, “Network & internet”, “VPN”, switch it off, “Always-on VPN” too. An advertisement blocker may be one.
network-vpn-iphone = iPhone: in “Settings”, “General”, “VPN & Device Management”, switch the VPN off. For this Wi-Fi, switch off “Limit IP Address Tracking”. Other browsers than Safari need “Local Network”, under “Privacy & Security”.
network-vpn-computer = This computer: a VPN here may keep phones out as well. Switch it off, or allow the local network in it.
network-browser = The wrong browser
network-browser-sign = Looks like this: the page arrives, and nothing more happens; or the phone speaks of https, or of a site that is not secure.
network-browser-do = Open the code with the phone’s own camera, in Safari, Chrome or Firefox. Private tabs work, but forget the seat when they are closed. If a warning comes, choose to go on: what matters is sealed all the same.

network-wifi = A Wi-Fi of your own
network-wifi-note = A phone’s hotspot or a small router keeps everybody else out. It needs no internet. A phone that opens a hotspot cannot always play in it: let a spare one do it.
network-wifi-name = Name of the Wi-Fi
network-wifi-security = Is it closed?
network-wifi-wpa = With a password
network-wifi-open = Open to all
network-wifi-password = Password
network-wifi-password-note = At least 8 characters.
network-wifi-hidden = Does it tell its name?
network-wifi-tells = It does
network-wifi-hides = It is hidden
network-wifi-type = Type in name and password, once
network-wifi-keep = Keep it, and show the code
network-wifi-kept-note = It is kept in Dradis’s folder on this computer, for your user alone, until you delete it. No phone and no wall gets to see it.
network-wifi-is-kept = A Wi-Fi is kept on this computer.
network-wifi-show = Show the code to join
network-wifi-hide = Cover it
network-wifi-change = Change it
network-wifi-cancel = Leave it
network-wifi-forget = Delete it
network-wifi-code = QR code to join { $name }
network-wifi-step-join = Scan this: the phone joins the Wi-Fi.
network-wifi-step-open = Then scan the player’s own code: it opens the page.
network-wifi-computer = Join it with this computer, too. The codes follow by themselves.
network-wifi-none = None, it is open

network-sleep = Phones that fall asleep
network-sleep-note = Nothing is lost: unlock the phone, and it is back. To have it happen less:
network-sleep-iphone = iPhone: “Settings”, “Display & Brightness”, “Auto-Lock”, 5 minutes.
network-sleep-android = Android: “Settings”, “Display”, “Screen timeout”, 10 minutes.
network-sleep-charge = A charger within reach helps, for this computer as well. Low-power modes lock sooner.

network-without = Without phones
network-without-hand = Everybody without a phone can read on this screen, which is handed to them.
network-without-later = Once the Loyalty cards are dealt, everybody without a phone reads them on this screen, which is handed round. Nobody needs a phone to play.
network-without-table = You deal the Loyalty cards yourselves, so nobody needs a phone. They only save you some calling across the table.
network-without-go = Go on without phones
