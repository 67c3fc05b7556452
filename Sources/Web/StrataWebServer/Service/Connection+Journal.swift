// MARK: - Journal

extension Connection {
  /// Returns the exchange of a request that has just arrived, with the ID that the journal gives
  /// the request.
  func begin(_ request: HTTPRequest, closes: Bool) -> Exchange {
    var exchange = Exchange(request: request, closes: closes)
    guard let journal = configuration.journal else { return exchange }
    exchange.start = loop.core.elapsed()
    exchange.id = journal.id(request)
    return exchange
  }

  /// Passes an ended exchange to the journal.
  ///
  /// - Parameter status: The status of the answer; `nil` for that of the exchange.
  func note(_ exchange: Exchange, status: Int? = nil) {
    guard let journal = configuration.journal, let id = exchange.id else { return }
    journal.answered(
      AnsweredRequest(
        request: exchange.request, id: id,
        status: status ?? exchange.status ?? AnsweredRequest.lost,
        bytes: exchange.writer?.sentBytes ?? 0, duration: loop.core.elapsed() - exchange.start))
  }
}
