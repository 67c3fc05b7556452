import StrataWebServer

// MARK: - Answers of the front itself

extension Front {
  private var serving: Int { fleet.serving.count }

  /// The answer to `/healthz`. Its status is 200 also if something fails: a new start of the process
  /// would not help.
  var health: FrontAnswer {
    let isStoreFailing = fleet.serving.contains(where: \.condition.isStoreFailing)
    let isDiskLow = fleet.serving.contains(where: \.condition.isDiskLow)
    let isBusy = fleet.isBusy(at: now)
    let status =
      serving == 0
      ? "starting" : isStoreFailing || isDiskLow ? "failing" : isBusy ? "busy" : "ok"
    let sessions = fleet.workers.values.reduce(0) { $0 + $1.load }
    var fields = ["\"status\":\"\(status)\"", "\"sessions\":\(sessions)", "\"workers\":\(serving)"]
    if isBusy { fields.append("\"lag\":\(fleet.lag / 1_000)") }
    if isStoreFailing { fields.append("\"store\":\"failing\"") }
    if isDiskLow { fields.append("\"disk\":\"low\"") }
    return FrontAnswer(
      status: 200, text: "{\(fields.joined(separator: ","))}\n", type: "application/json")
  }

  var readiness: FrontAnswer {
    if serving == 0 { return .unready }
    if fleet.isFull { return .full }
    return fleet.isBusy(at: now) ? .busy : FrontAnswer(status: 200, text: "ready\n")
  }

  func answer(_ caller: Caller, _ answer: FrontAnswer, isHead: Bool = false) {
    caller.skip(with: buffer)
    caller.waitForBytes(1)
    let request = caller.head.map { self.request($0, of: caller) } ?? HTTPRequest()
    var fields = configuration.fields(request)
    let id = configuration.journal?.id(request)
    if let id { fields[WebServer.Journal.header] = id }
    write(answer.bytes(isHead: isHead, fields: fields), to: caller)
    guard let id else { return }
    let size = isHead ? 0 : answer.text.utf8.count
    configuration.journal?.answered(
      AnsweredRequest(
        request: request, id: id, status: answer.status, bytes: size,
        duration: now - caller.since))
  }

  /// Returns what the front knows of a request. Its headers are only those by which a visitor is
  /// known, and the ID that a proxy gave it.
  func request(_ head: RequestHead, of caller: Caller) -> HTTPRequest {
    var request = HTTPRequest(
      method: head.method, path: head.path, remoteAddress: caller.address)
    for host in head.hosts { request.headers.append(host, for: "Host") }
    for value in head.forwardedFor { request.headers.append(value, for: "X-Forwarded-For") }
    for value in head.forwardedProtocols {
      request.headers.append(value, for: "X-Forwarded-Proto")
    }
    request.headers[WebServer.Journal.header] = head.requestID
    return request
  }

  func write(_ bytes: [UInt8], to caller: Caller) {
    guard let rest = caller.write(bytes), !rest.isEmpty else { return drop(caller) }
    caller.state = .writing(rest)
  }

  /// Asks all workers for their metrics, to answer a caller.
  func ask(for caller: Caller, isHead: Bool) {
    // Each request asks every worker, so that too many would fill the channels.
    guard scrapes.count < Scrape.limit else { return answer(caller, .unready, isHead: isHead) }
    caller.state = .asking
    scrapeNumber += 1
    let asked = fleet.workers.values.filter(\.isReachable).map(\.id)
    scrapes.append(
      Scrape(
        number: scrapeNumber, caller: caller, isHead: isHead, until: now + Scrape.patience,
        missing: Set(asked)))
    perform(asked.sorted().map { .send($0, .metrics(scrapeNumber)) })
    endScrapes { $0.missing.isEmpty }
  }

  /// Answers the requests for metrics that are complete.
  ///
  /// - Parameter isOver: Changes a request, and returns whether it is complete.
  func endScrapes(_ isOver: (inout Scrape) -> Bool) {
    var over: [Scrape] = []
    scrapes = scrapes.compactMap { scrape in
      var scrape = scrape
      guard isOver(&scrape) else { return scrape }
      over.append(scrape)
      return nil
    }
    for scrape in over { answer(scrape.caller, figures(scrape), isHead: scrape.isHead) }
  }

  private func figures(_ scrape: Scrape) -> FrontAnswer {
    var merged = MergedFigures(isSum: configuration.isolation == .device)
    // Workers have numbers from 1.
    merged.add(configuration.figures(), of: 0)
    for (id, page) in scrape.pages.sorted(by: { $0.key < $1.key }) {
      merged.add(page, of: id.rawValue)
    }
    let figures = [
      ("gauge", "strata_workers", "Workers that serve requests", serving),
      ("counter", "strata_workers_started_total", "Workers that were started", fleet.started),
      ("counter", "strata_workers_lost_total", "Workers that crashed or hung", fleet.lost),
      ("counter", "strata_connections_handed_total", "Connections handed to workers", fleet.number),
      (
        "gauge", "strata_workers_unanswered", "Workers that did not answer with metrics",
        scrape.missing.count
      ),
    ]
    let own = figures.map { kind, name, help, value in
      "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n\(name) \(value)\n"
    }
    return FrontAnswer(
      status: 200, text: own.joined() + merged.text,
      type: "text/plain; version=0.0.4; charset=utf-8")
  }
}
