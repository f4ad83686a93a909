# Phones that do not connect, on the referee's page.

network = Telefony się nie łączą?
network-so-far = Do tej pory

network-verdict-none = Żadne urządzenie nie pytało jeszcze o stronę.
network-verdict-none-note = Nic tu nie dociera. Telefony są w innym Wi-Fi, to Wi-Fi rozdziela urządzenia albo blokuje zapora komputera.
network-verdict-host = Stronę otworzył tylko ten komputer.
network-verdict-host-note = Dradis działa. Sprawdź sieć telefonem.
network-verdict-knocked = { $device }: był sygnał, ale strony nie otwarto.
network-verdict-knocked-note = Sieć przepuszcza. Przeglądarka może upierać się przy https: wpisz adres z http:// na początku.
network-verdict-preview = { $device }: strona otwarta w aplikacji do skanowania.
network-verdict-preview-note = Sieć przepuszcza. Takie przeglądarki często się zacinają: wybierz w menu „Otwórz w przeglądarce” albo zeskanuj aparatem telefonu.
network-verdict-loaded = { $device }: strona jest, połączenia nie ma.
network-verdict-loaded-note = Sieć i zapora są w porządku. Zeskanuj tym telefonem nowy kod, a gdy nic się nie dzieje, odśwież stronę.
network-verdict-called = { $device }: próba ze starym kodem.
network-verdict-called-note = Sieć i zapora są w porządku. Kod działa raz, dwie minuty: pokaż nowy.
network-verdict-through = Urządzenia się łączą.
network-verdict-through-note = Sieć i zapora są w porządku. Jeśli nie łączy się jeden telefon, sprawdź w nim dane mobilne i VPN.

network-device-host = Ten komputer
network-device-android = Urządzenie z Androidem
network-device-iphone = iPhone
network-device-ipad = iPad
network-device-mac = Mac albo iPad
network-device-windows = Komputer z Windowsem
network-device-linux = Komputer z Linuksem
network-device-unknown = Urządzenie

network-ago-seconds = { $count } s temu
network-ago-minutes = { $count } min temu
network-ago-hours = { $count } h temu

network-where = Czy telefony są w tym samym Wi-Fi?
network-where-note = Każdy telefon musi być w sieci tego komputera, nie w sieci gości ani na danych mobilnych.
network-address = Adres w kodzie
network-address-choose = Wybierz inny adres
network-address-auto = Wybiera Dradis
network-address-none = Ten komputer nie jest w żadnej sieci. Połącz go z Wi-Fi stołu; kody zmienią się same.
network-address-gone = Wybranego adresu { $address } nie ma. Kod używa { $now }, aż wróci.
network-address-missing = Telefony nie połączą się tu z żadnym adresem, więc nie ma kodu. Wejdź do Wi-Fi stołu albo wybierz tu adres.
network-kind-private = Sieć domowa albo hotspot. Ta działa.
network-kind-virtual = Maszyna wirtualna albo kontener na tym komputerze. Telefony się z nią nie połączą.
network-kind-vpn = VPN. Połączą się tylko telefony w tym samym VPN.
network-kind-public = Adres publiczny. Przeglądarki ostrzegają, a większość sieci nie przepuści telefonu.
network-kind-shared = Wewnętrzna sieć operatora albo VPN. Telefony rzadko się przez nią łączą.
network-kind-link-local = Ta karta nie dostała adresu. Telefony rzadko się z nią łączą.
network-kind-loopback = Łączy się z nim tylko ten komputer.
network-public-warning = Telefony ostrzegą, że strona nie jest bezpieczna, i mogą pytać. Lepsze jest własne Wi-Fi.

network-who = Co dotarło?
network-who-none = Jeszcze nic.
network-who-try = Otwórz to na dowolnym telefonie, bez kodu. Gdy dotrze, zobaczysz to tutaj.
network-visit-knocked = { $device }: sygnał { $ago }.
network-visit-loaded = { $device }: strona wczytana { $ago }, bez połączenia.
network-visit-preview = { $device }: strona wczytana w aplikacji do skanowania { $ago }.
network-visit-called = { $device }: stary kod { $ago }.
network-visit-joined = { $device }: połączenie { $ago }.
network-visit-host = Ten komputer otworzył stronę { $ago }.
network-phone-here = Telefon jest: { $name }.
network-phone-left = Telefon był do { $time }: { $name }.
network-who-note = Liczone od startu Dradisa, nigdy nie zapisywane.

network-what = Co przeszkadza?
network-likely = prawdopodobne
network-apart = Wi-Fi rozdziela urządzenia
network-apart-sign = Wygląda to tak: wszystkie telefony mają Wi-Fi i internet, ale nic tu nie dociera. Częste w kawiarniach, hotelach, na konwentach i w sieciach gości.
network-apart-do = Przejdźcie z sieci gości do zwykłej. We własnym routerze wyłączcie „izolację klientów”, „izolację AP” albo „tryb gościa”. Jeśli się nie da, użyjcie hotspotu: patrz niżej.
network-firewall = Zapora tego komputera
network-firewall-sign = Wygląda to tak: żaden telefon nie przechodzi, choć wszystkie są w tym samym Wi-Fi.
network-firewall-windows = Windows: w „Zabezpieczeniach Windows”, „Zapora”, zezwól na Dradisa w sieciach prywatnych. We właściwościach Wi-Fi wybierz „Sieć prywatna”.
network-firewall-macos = macOS: w „Ustawieniach systemowych”, „Sieć”, „Zapora”, „Opcje” zezwól na połączenia przychodzące dla Dradisa.
network-firewall-linux = Linux: otwórz port TCP { $port }, na przykład przez „sudo ufw allow { $port }/tcp” albo „sudo firewall-cmd --add-port={ $port }/tcp”.
network-mobile = Telefon woli dane mobilne
network-mobile-sign = Wygląda to tak: jeden telefon nic nie znajduje, a Wi-Fi nie ma internetu. Telefon używa wtedy danych mobilnych.
network-mobile-android = Android: gdy powie, że Wi-Fi nie ma internetu, dotknij „Pozostań w sieci”. Albo wyłącz dane mobilne na wieczór.
network-mobile-iphone = iPhone: wybierz „Używaj dalej Wi-Fi”, a w „Ustawieniach”, „Sieć komórkowa” wyłącz „Asystę Wi-Fi”.
network-vpn = VPN albo przekazywanie prywatne w telefonie
network-vpn-sign = Wygląda to tak: jeden telefon nic nie znajduje, inne tak.
network-vpn-android = Android: w „Ustawieniach”, „Sieć i internet”, „VPN” wyłącz go, także „Stały VPN”. Blokada reklam też może nim być.
network-vpn-iphone = iPhone: w „Ustawieniach”, „Ogólne”, „VPN i zarządzanie urządzeniem” wyłącz VPN. Dla tego Wi-Fi wyłącz „Ogranicz śledzenie adresu IP”. Przeglądarki inne niż Safari potrzebują „Sieci lokalnej” w „Prywatności i ochronie”.
network-vpn-computer = Ten komputer: VPN tutaj też może odcinać telefony. Wyłącz go albo zezwól w nim na sieć lokalną.
network-browser = Zła przeglądarka
network-browser-sign = Wygląda to tak: strona się ładuje i nic się nie dzieje; albo telefon mówi o https lub niebezpiecznej stronie.
network-browser-do = Skanuj kod aparatem telefonu; użyj Safari, Chrome albo Firefoksa. Karty prywatne działają, ale po zamknięciu zapominają miejsce. Jeśli pojawi się ostrzeżenie, idź dalej: to, co ważne, i tak jest zaszyfrowane.

network-wifi = Własne Wi-Fi
network-wifi-note = Hotspot z telefonu albo mały router trzyma innych z daleka i nie potrzebuje internetu. Telefon z hotspotem nie zawsze może na nim grać: użyjcie zapasowego.
network-wifi-name = Nazwa Wi-Fi
network-wifi-security = Zabezpieczenie
network-wifi-wpa = Z hasłem
network-wifi-open = Otwarta
network-wifi-password = Hasło
network-wifi-password-note = Co najmniej 8 znaków.
network-wifi-hidden = Czy nazwa jest widoczna?
network-wifi-tells = Widoczna
network-wifi-hides = Ukryta
network-wifi-type = Wpisz raz nazwę i hasło
network-wifi-keep = Zapisz i pokaż kod
network-wifi-kept-note = Zapisane w folderze Dradisa na tym komputerze, tylko dla ciebie, aż usuniesz. Nie widzi tego żaden telefon ani ekran ścienny.
network-wifi-is-kept = Na tym komputerze jest zapisane Wi-Fi.
network-wifi-show = Pokaż kod do połączenia
network-wifi-hide = Ukryj
network-wifi-change = Zmień
network-wifi-cancel = Anuluj
network-wifi-forget = Usuń
network-wifi-code = Kod QR do sieci { $name }
network-wifi-step-join = Zeskanuj to, żeby wejść do Wi-Fi.
network-wifi-step-open = Potem zeskanuj swój własny kod, żeby otworzyć stronę.
network-wifi-computer = Połącz z nim też ten komputer. Kody zmienią się same.
network-wifi-none = Brak, jest otwarta

network-sleep = Telefony, które zasypiają
network-sleep-note = Nic nie ginie: odblokuj telefon, a wróci. Żeby było to rzadziej:
network-sleep-iphone = iPhone: „Ustawienia”, „Ekran i jasność”, „Autoblokada”, 5 minut.
network-sleep-android = Android: „Ustawienia”, „Wyświetlacz”, „Wygaszanie ekranu”, 10 minut.
network-sleep-charge = Miejcie pod ręką ładowarkę, także do komputera. Tryb oszczędzania blokuje szybciej.

network-without = Bez telefonów
network-without-hand = Podaj ten ekran graczom bez telefonu: mogą na nim czytać.
network-without-later = Po rozdaniu podawajcie sobie ten ekran: gracze bez telefonu czytają na nim karty Lojalności. Do gry telefon nie jest potrzebny.
network-without-table = Karty Lojalności rozdajecie sami, więc telefony nie są potrzebne. Oszczędzają tylko wołania przez stół.
network-without-go = Dalej bez telefonów
