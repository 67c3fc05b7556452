extension HostWords {
  /// The strings in the languages that no native speaker has reviewed.
  static let further: [String: HostWords] = [
    "de": HostWords(
      connectionLost: "Verbindung unterbrochen. Neuer Versuch …",
      unkept: "Diese Seite ist nicht in deinem Browser gespeichert: Sie öffnet sich, "
        + "sobald die Verbindung wieder da ist",
      textTooLong: "Dieser Text ist zu lang und wird nicht gesichert: Kürze ihn.",
      undone: "Deine letzte Aktion hat den Server vielleicht nicht erreicht: Sieh nach und "
        + "wiederhole sie, falls sie fehlt.",
      outdated: "Diese Seite und ihr Server haben verschiedene Versionen: Lade die Seite neu.",
      resting: "Zu viele Fenster dieser App sind geöffnet: Dieses hier pausiert, bis du "
        + "darauf tippst oder klickst.",
      forgotten: "Alles, was diese App für dich gesichert hatte, wurde gelöscht, weil du sie "
        + "lange nicht benutzt hast.",
      noSuchPage: "Diese Seite gibt es nicht",
      noSuchPageMessage: "Unter dieser Adresse gibt es keine Seite: Vielleicht wurde sie falsch "
        + "kopiert oder ist nicht mehr in Gebrauch.",
      firstPage: "Zur Startseite",
      update: "Es gibt eine neue Version. Neu laden",
      insecure: "Über eine sichere Verbindung (https) lässt sich diese App installieren und "
        + "offline öffnen: Wer den Server betreibt, startet ihn mit --tls-cert und "
        + "--tls-key."),
    "fr": HostWords(
      connectionLost: "Connexion perdue. Nouvelle tentative…",
      unkept: "Cette page n’est pas enregistrée dans votre navigateur : elle s’ouvrira au "
        + "retour de la connexion",
      textTooLong: "Ce texte est trop long et ne sera pas enregistré : raccourcissez-le.",
      undone: "Votre dernière action n’est peut-être pas parvenue au serveur : vérifiez et "
        + "recommencez-la si elle manque.",
      outdated: "Cette page et son serveur n’ont pas la même version : rechargez la page.",
      resting: "Trop de fenêtres de cette app sont ouvertes : celle-ci est en pause, "
        + "touchez-la ou cliquez dessus pour continuer.",
      forgotten: "Tout ce que cette app avait enregistré pour vous a été supprimé, car vous ne "
        + "l’aviez pas utilisée depuis longtemps.",
      noSuchPage: "Cette page n’existe pas",
      noSuchPageMessage:
        "Il n’y a pas de page à cette adresse : elle a peut-être été mal copiée ou "
        + "n’est plus utilisée.",
      firstPage: "Aller à la première page",
      update: "Une nouvelle version est disponible. Recharger",
      insecure: "Avec une connexion sécurisée (https), cette app peut être installée et "
        + "ouverte hors ligne : la personne qui gère le serveur le lance avec "
        + "--tls-cert et --tls-key."),
    "it": HostWords(
      connectionLost: "Connessione persa. Nuovo tentativo…",
      unkept: "Questa pagina non è salvata nel tuo browser: si aprirà al ritorno della "
        + "connessione",
      textTooLong: "Questo testo è troppo lungo e non verrà salvato: accorcialo.",
      undone: "L’ultima azione potrebbe non essere arrivata al server: controlla e, se "
        + "manca, ripetila.",
      outdated: "Questa pagina e il suo server hanno versioni diverse: ricarica la pagina.",
      resting: "Sono aperte troppe finestre di questa app: questa è in pausa finché non la "
        + "tocchi o non ci fai clic.",
      forgotten: "Tutto ciò che questa app aveva salvato per te è stato eliminato, perché non la "
        + "usavi da molto tempo.",
      noSuchPage: "Questa pagina non esiste",
      noSuchPageMessage:
        "A questo indirizzo non c’è nessuna pagina: forse è stato copiato male o non "
        + "è più in uso.",
      firstPage: "Vai alla prima pagina",
      update: "È disponibile una nuova versione. Ricarica",
      insecure: "Con una connessione sicura (https) questa app si può installare e aprire "
        + "offline: chi gestisce il server lo avvia con --tls-cert e --tls-key."),
    "nl": HostWords(
      connectionLost: "Verbinding verbroken. Nieuwe poging …",
      unkept: "Deze pagina is niet in je browser opgeslagen: hij opent zodra de verbinding "
        + "terug is",
      textTooLong: "Deze tekst is te lang en wordt niet bewaard: maak de tekst korter.",
      undone: "Je laatste actie heeft de server misschien niet bereikt: kijk het na en "
        + "herhaal de actie als die ontbreekt.",
      outdated: "Deze pagina en de server hebben verschillende versies: laad de pagina "
        + "opnieuw.",
      resting: "Er zijn te veel vensters van deze app open: dit venster is gepauzeerd "
        + "totdat je erop tikt of klikt.",
      forgotten: "Alles wat deze app voor je had bewaard, is verwijderd, omdat je de app lang "
        + "niet hebt gebruikt.",
      noSuchPage: "Deze pagina bestaat niet",
      noSuchPageMessage:
        "Op dit adres is geen pagina: misschien is het verkeerd overgenomen of niet "
        + "meer in gebruik.",
      firstPage: "Naar de beginpagina",
      update: "Er is een nieuwe versie. Laad opnieuw",
      insecure: "Via een beveiligde verbinding (https) kun je deze app installeren en "
        + "offline openen: wie de server beheert, start die met --tls-cert en "
        + "--tls-key."),
    "pl": HostWords(
      connectionLost: "Utracono połączenie. Ponawianie próby…",
      unkept: "Ta strona nie jest zapisana w przeglądarce: otworzy się, gdy wróci "
        + "połączenie",
      textTooLong: "Ten tekst jest zbyt długi i nie zostanie zapisany: skróć go.",
      undone: "Ostatnia czynność mogła nie dotrzeć do serwera: sprawdź i powtórz ją, jeśli "
        + "jej brakuje.",
      outdated: "Ta strona i jej serwer mają różne wersje: wczytaj stronę ponownie.",
      resting: "Otwarto zbyt wiele okien tej aplikacji: to okno jest wstrzymane, stuknij "
        + "lub kliknij w nie, aby je wznowić.",
      forgotten: "Wszystko, co ta aplikacja zapisała dla Ciebie, usunięto, ponieważ długo z niej "
        + "nie korzystano.",
      noSuchPage: "Nie ma takiej strony",
      noSuchPageMessage:
        "Pod tym adresem nie ma strony: mógł zostać błędnie skopiowany albo nie jest "
        + "już używany.",
      firstPage: "Przejdź do pierwszej strony",
      update: "Jest nowa wersja. Wczytaj ponownie",
      insecure: "Przez bezpieczne połączenie (https) tę aplikację można zainstalować i "
        + "otwierać offline: osoba prowadząca serwer musi go uruchomić z opcjami "
        + "--tls-cert i --tls-key."),
    "tr": HostWords(
      connectionLost: "Bağlantı kesildi. Yeniden deneniyor…",
      unkept: "Bu sayfa tarayıcınızda kayıtlı değil: bağlantı gelince açılır",
      textTooLong: "Bu metin çok uzun ve kaydedilmeyecek: kısaltın.",
      undone: "Son işleminiz sunucuya ulaşmamış olabilir: kontrol edin, eksikse yineleyin.",
      outdated: "Bu sayfa ile sunucusunun sürümleri farklı: sayfayı yeniden yükleyin.",
      resting: "Bu uygulamanın çok fazla penceresi açık: bu pencere, siz dokunana veya "
        + "tıklayana kadar duraklatıldı.",
      forgotten: "Bu uygulamanın sizin için sakladığı her şey, uygulamayı uzun süre "
        + "kullanmadığınız için silindi.",
      noSuchPage: "Böyle bir sayfa yok",
      noSuchPageMessage: "Bu adreste sayfa yok: adres yanlış kopyalanmış veya artık kullanılmıyor "
        + "olabilir.",
      firstPage: "İlk sayfaya git",
      update: "Yeni bir sürüm var. Yeniden yükle",
      insecure: "Güvenli bağlantıyla (https) bu uygulama yüklenebilir ve çevrimdışı "
        + "açılabilir: bunun için sunucuyu işleten kişi onu --tls-cert ve --tls-key "
        + "ile başlatmalıdır."),
    "ja": HostWords(
      connectionLost: "接続が切れました。再試行中…",
      unkept: "このページはブラウザに保存されていません。接続が回復すると開きます",
      textTooLong: "テキストが長すぎるため保存されません。短くしてください。",
      undone: "最後の操作がサーバに届いていない可能性があります。確認し、反映されていなければもう一度操作してください。",
      outdated: "このページとサーバのバージョンが異なります。ページを再読み込みしてください。",
      resting: "このアプリのウインドウを開きすぎています。このウインドウは、タップまたはクリックするまで一時停止します。",
      forgotten: "長い間ご利用がなかったため、このアプリが保存していたデータはすべて削除されました。",
      noSuchPage: "ページが見つかりません",
      noSuchPageMessage: "このアドレスにページはありません。アドレスのコピーに誤りがあるか、すでに使われていない可能性があります。",
      firstPage: "最初のページに移動",
      update: "新しいバージョンがあります。再読み込み",
      insecure: "安全な接続（https）では、このアプリをインストールしてオフラインで開けます。"
        + "サーバの管理者は、--tls-certと--tls-keyを指定してサーバを起動してください。"),
    "zh": HostWords(
      connectionLost: "连接已断开。正在重试…",
      unkept: "此页面未存储在浏览器中，恢复连接后即可打开",
      textTooLong: "此文本过长，将不会存储，请缩短。",
      undone: "上一步操作可能未送达服务器。请检查，如未生效，请重新操作。",
      outdated: "此页面与服务器的版本不同，请重新载入页面。",
      resting: "此 App 打开的窗口过多。此窗口已暂停，轻点或点按即可继续。",
      forgotten: "由于长时间未使用，此 App 存储的所有内容均已删除。",
      noSuchPage: "没有此页面",
      noSuchPageMessage: "此地址没有页面，可能是地址拷贝有误，或已不再使用。",
      firstPage: "前往首页",
      update: "有新版本。重新载入",
      insecure: "通过安全连接（https），可安装此 App 并离线打开：运行服务器的人需使用 --tls-cert 和 --tls-key 启动服务器。"),
  ]
}
