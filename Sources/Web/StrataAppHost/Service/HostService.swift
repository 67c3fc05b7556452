import Foundation
import StrataAssets
import StrataBrowserClient
import StrataDeviceServices
import StrataLiveSession
import StrataViewTree
import StrataWebServer

/// Answers the requests for one app: pages, the client's files, health and metrics.
final class HostService: Sendable {
  /// The header with which an installed app's service worker (sw.js) requests the content of an
  /// open page.
  static let keepHeader = "X-Keep"
  /// The headers that the server must read in addition to the usual ones.
  static let headers = [
    keepHeader, TrustedProxies.protocolHeader, PagePacking.siteHeader, WebServer.Journal.header,
  ]
  let cookie: DeviceCookie
  let holder: SessionHolder
  private let devices: DeviceStore
  let files: ClientFiles
  private let pushKey: String?
  private let isInstallable: Bool
  private let latency: Int
  private let brand: Brand
  let clock: any Clock<Duration>
  let extraMetrics: @Sendable () -> [Metric]
  let inspector: ProtocolInspector?
  /// The gallery to serve instead of the app.
  let gallery: PreviewGallery?
  private let newDevices = AddressLimit()
  let wasters = WastefulDevices()
  /// The app's replies to requests for pages.
  let desk: ReplyDesk
  private let shortcuts: @Sendable (_ language: String) -> [HostShortcut]
  /// Pictures of the app, for its manifest.
  private let screenshots: [Asset]
  let proxies: TrustedProxies
  let names: ServedNames
  let elapsed: @Sendable () -> Duration
  /// The scheduler with which messages of sockets and requests for pages wait for their turn.
  let scheduler: MessageScheduler
  /// The gate behind which the pages of a device load.
  let gate = PageGate()
  let lag: MainLag
  let store: StoreWatch?
  let timings = LatencyFigures()
  /// A closure that is called before a page or a socket of a device is answered.
  let meets: @Sendable (DeviceID) -> Void
  /// A closure that returns whether this process may serve a device, which is `nil` for a new one.
  let admits: @Sendable (DeviceID?) -> Bool

  @MainActor init<C: Clock<Duration>>(
    application: Application, secret: SecretKey, devices: DeviceStore, latency: Int = 0,
    inspector: ProtocolInspector? = nil, gallery: PreviewGallery? = nil, brand: Brand? = nil,
    limits: SessionHolder.Limits = .init(), pushKey: String? = nil,
    isInstallable: Bool = false, proxies: TrustedProxies = .none, names: ServedNames = .all,
    budgets: ProcessorBudgets.Limits = .init(), meter: WorkMeter = WorkMeter(),
    lagLimit: Duration = MainLag.usualLimit, clock: C = ContinuousClock(),
    meets: @escaping @Sendable (DeviceID) -> Void = { _ in },
    admits: @escaping @Sendable (DeviceID?) -> Bool = { _ in true },
    watch: (_ elapsed: @escaping @Sendable () -> Duration) -> StoreWatch? = { _ in nil },
    replies: [@Sendable (HostVisit) -> HostReply?] = [],
    shortcuts: @escaping @Sendable (_ language: String) -> [HostShortcut] = { _ in [] },
    screenshots: [Asset] = [],
    extraMetrics: @escaping @Sendable () -> [Metric] = { [] }
  ) throws(MissingClientFile) {
    cookie = DeviceCookie(secret: secret)
    holder = SessionHolder(
      gallery?.application ?? application, limits: limits, clock: clock, meter: meter,
      makeToken: SecretKey.token)
    // Each window may have a second, older socket whose end is not known yet, and some windows are
    // still loading.
    var bounds = FairQueue<MessageScheduler.Turn>.Limits()
    bounds.deviceSockets = 2 * limits.sessionsPerDevice + 32
    scheduler = MessageScheduler(clock: clock, limits: bounds, budgets: budgets, meter: meter)
    self.gallery = gallery
    desk = ReplyDesk(replies)
    self.shortcuts = shortcuts
    self.screenshots = screenshots
    (self.meets, self.admits) = (meets, admits)
    self.proxies = proxies
    self.names = names
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    lag = MainLag(limit: lagLimit, elapsed: elapsed)
    store = watch(elapsed)
    self.devices = devices
    files = try ClientFiles(isInstallable: isInstallable, hasGallery: gallery != nil)
    self.isInstallable = isInstallable
    self.pushKey = pushKey
    self.latency = latency
    self.inspector = inspector
    self.brand = brand ?? Brand(application.name)
    self.extraMetrics = extraMetrics
    UpstreamFigures.declare()
    let patches = timings.patches
    holder.onPatch = { patches.add($0) }
    holder.turnLater = { [scheduler] in scheduler.turnLater(of: $0, $1) }
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    let request = proxies.original(request)
    var response = await answer(to: request)
    SecurityHeaders.requireTLS(in: &response, to: request)
    return response
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    guard names.contain(nameOf: request) else {
      return plain("this server does not serve this host name", status: 421)
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = plain("this address answers GET and HEAD only", status: 405)
      response.headers["Allow"] = "GET, HEAD"
      return response
    }
    if let gallery, let answer = answer(of: gallery, to: request) { return answer }
    if let file = files.file(at: request.path) { return answer(with: file, to: request) }
    switch request.path {
    case "/~/push-key": return key()
    case WebManifest.path where isInstallable: return manifest(request)
    case "/~/icon": return asset(brand.touchIcon ?? "/~/nothing")
    case "/healthz": return health()
    case "/readyz": return readiness()
    case "/metrics": return await metrics()
    case let path where path.hasPrefix(AssetStore.folder): return asset(path, of: request)
    case let path where path.hasPrefix(TileSource.folder): return await tile(request)
    case let path where path.hasPrefix(FramedPage.folder): return frame(request)
    case let path where path.hasPrefix("/~"): return plain("unknown address", status: 404)
    default:
      if let reply = await reply(to: request) { return reply }
      return await timedPage(request)
    }
  }

  func device(_ id: DeviceID) -> Device { devices.device(id) }

  /// Answers with a page, and measures the time of one that is shown.
  private func timedPage(_ request: HTTPRequest) async -> HTTPResponse {
    let start = elapsed()
    let response = await page(request)
    if response.status == 200 { timings.pages.add(elapsed() - start) }
    return response
  }

  private func page(_ request: HTTPRequest) async -> HTTPResponse {
    let known = cookie.device(of: request)
    guard admits(known) else { return elsewhere(request) }
    // While the main actor is late, its time belongs to the devices that are inside. If there are
    // none, a newcomer waits.
    if holder.latestCount > 0, !(known.map(scheduler.isInside) ?? false), lag.isTooLong() {
      return busy()
    }
    guard known != nil || newDevices.allows(request.remoteAddress, at: elapsed()) else {
      return tooMany()
    }
    let id = known ?? cookie.make()
    meets(id)
    let isNew = known == nil
    // A copy of an open window for offline use costs one turn.
    if request.headers[Self.keepHeader] != nil { return await draw(request, of: id, isNew: isNew) }
    return await gate.load(of: id) { await draw(request, of: id, isNew: isNew) } ?? ended()
  }

  /// Draws the page that a device asks for.
  private func draw(_ request: HTTPRequest, of id: DeviceID, isNew: Bool) async -> HTTPResponse {
    let preview = gallery?.window(request.path)
    let language =
      preview?.look.language ?? AcceptedLanguage.first(in: request.headers["Accept-Language"])
    let url = request.query.map { "\(request.path)?\($0)" } ?? request.path
    let isKept = request.headers[Self.keepHeader] != nil
    let opened: OpenedPage?
    if isKept {
      let copy = await scheduler.turn(of: id) { [holder] in holder.look(device: id, url: url) }
      if case .some(.none) = copy {
        return plain("no open window shows this page; open it again", status: 404)
      }
      opened = copy ?? nil
    } else {
      opened = await open(
        for: id, url: url, language: language, opensGeo: PlaceLinks.areOpened(by: request))
    }
    guard let opened, !opened.isOver else { return ended() }
    let isNowhere = opened.isRefused && gallery == nil
    // No socket will connect for the answer to HEAD, or for an unknown page.
    if request.method == "HEAD" || isNowhere { await holder.discard(opened) }
    if isNowhere { return noSuchPage(opened.page.language ?? language) }
    return scheduler.charging(id) {
      answer(
        with: opened, to: request, of: id, isNew: isNew, language: language, preview: preview)
    }
  }

  /// Writes the document around a page's content, on any thread.
  private func answer(
    with opened: OpenedPage, to request: HTTPRequest, of id: DeviceID, isNew: Bool,
    language: String, preview: (entry: PreviewEntry, look: PreviewLook)?
  ) -> HTTPResponse {
    let nonce = SecretKey.token()
    let isKept = request.headers[Self.keepHeader] != nil
    let document = PageDocument(
      opened: opened, brand: brand, language: language, nonce: nonce, files: files,
      isInstallable: isInstallable, latency: latency,
      words: HostWords(language: opened.page.language ?? language),
      lookRules: preview?.look.rules ?? "", isKept: isKept,
      isForgotten: !isNew && !isKept && isForgotten(id), previewTitle: preview?.entry.title)
    var response = HTTPResponse.html(document.html)
    if !opened.isUnderstood { response.status = 404 }
    PagePacking.pack(&response, for: request, isNew: isNew)
    SecurityHeaders.add(to: &response, nonce: nonce, frames: gallery != nil)
    response.headers["Cache-Control"] = "no-store"
    // A browser that stores pages for offline use must not store one without its data.
    if opened.isWaiting { response.headers["X-Waiting"] = "1" }
    cookie.set(id, in: &response, to: request, renews: isFirstToday(id, isNew: isNew))
    return response
  }

  /// Returns whether a device was forgotten and is told so now.
  private func isForgotten(_ id: DeviceID) -> Bool {
    let device = devices.device(id)
    defer { DeviceStore.noteTold(device) }
    return DeviceStore.isForgotten(device)
  }

  /// Returns whether a known device was here before, but not today.
  private func isFirstToday(_ id: DeviceID, isNew: Bool) -> Bool {
    guard !isNew else { return false }
    return DeviceStore.daysUnseen(devices.device(id), at: DeviceClock.now()).map { $0 > 0 } ?? false
  }

  /// Opens a page when it is the device's turn, and draws it in another turn: several pages of one
  /// device delay the events of others by one part of one page. Returns `nil` if too many pages of
  /// the device wait, or the process ends.
  private func open(
    for id: DeviceID, url: String, language: String, opensGeo: Bool
  ) async -> OpenedPage? {
    let device = devices.device(id)
    let session = await scheduler.turn(of: id) { [holder] in
      holder.begin(device: device, url: url, language: language, opensGeo: opensGeo)
    }
    guard let session else { return nil }
    await holder.settle(session)
    let page = await scheduler.turn(of: id) { [holder] in holder.show(session) }
    if page == nil { await holder.discard(session) }
    return page
  }

  private func noSuchPage(_ language: String) -> HTTPResponse {
    let nonce = SecretKey.token()
    let page = NoSuchPage(
      brand: brand, language: language, nonce: nonce, style: files.url(.style),
      words: HostWords(language: language))
    var response = HTTPResponse.html(page.html)
    response.status = 404
    SecurityHeaders.add(to: &response, nonce: nonce)
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// Answers a request whose session ended while its page was drawn, because the server stops: with
  /// status 503 and not 404, since the address may exist. Browsers then try again by themselves, and
  /// meet the server that has replaced this one.
  private func ended() -> HTTPResponse {
    var response = plain("the server cannot open this page now; try again", status: 503)
    response.headers["Retry-After"] = "1"
    if scheduler.hasEnded { response.headers["Refresh"] = "1" }
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// Answers a new visitor while the main actor is overloaded. Browsers try again by themselves.
  /// Sends a request of another device, which came on a connection that was kept open, to a connection
  /// of its own: the front reads the device of a connection from its first request.
  private func elsewhere(_ request: HTTPRequest) -> HTTPResponse {
    var response = plain("this connection is another device's", status: 307)
    // libwebsockets has joined the slashes of the path, so that it names no other host.
    response.headers["Location"] = request.query.map { "\(request.path)?\($0)" } ?? request.path
    response.headers["Cache-Control"] = "no-store"
    response.endsConnection = true
    return response
  }

  private func busy() -> HTTPResponse {
    var response = plain("the server is busy; this page loads again in a moment", status: 503)
    response.headers["Retry-After"] = "\(MainLag.patience)"
    response.headers["Refresh"] = "\(MainLag.patience)"
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private func tooMany() -> HTTPResponse {
    var response = plain("too many new visitors from your address; try again later", status: 429)
    response.headers["Retry-After"] = "\(AddressLimit.patience)"
    return response
  }

  private func answer(with file: PackedFile, to request: HTTPRequest) -> HTTPResponse {
    var response = file.response(to: request)
    guard file.file.name == .worker else { return response }
    // The worker shows notices while no page is open, for every path of this host. Browsers check
    // for a new version, which must reach them at once.
    response.headers["Service-Worker-Allowed"] = "/"
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = "default-src 'none'; connect-src 'self'"
    return response
  }

  private func manifest(_ request: HTTPRequest) -> HTTPResponse {
    let language = AcceptedLanguage.first(in: request.headers["Accept-Language"])
    let manifest = WebManifest(
      brand, pictures: AssetBundles.icons(), shortcuts: shortcuts(language),
      screenshots: screenshots)
    var response = HTTPResponse(body: .bytes(manifest.bytes))
    response.headers["Content-Type"] = "application/manifest+json; charset=utf-8"
    response.headers["Vary"] = "Accept-Language"
    response.headers["Cache-Control"] = "no-cache"
    SecurityHeaders.add(to: &response)
    return response
  }

  /// Returns the public key that browsers need for push messages of this server.
  private func key() -> HTTPResponse {
    pushKey.map { plain($0) } ?? plain("this server sends no push messages", status: 404)
  }

  func plain(_ text: String, status: Int = 200) -> HTTPResponse {
    var response = HTTPResponse.text(text + "\n", status: status)
    SecurityHeaders.add(to: &response)
    return response
  }
}
