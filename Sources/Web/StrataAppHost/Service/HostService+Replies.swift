import StrataWebServer

extension HostService {
  /// Returns the answer of one of the app's replies; `nil` if the app's page answers the request.
  func reply(to request: HTTPRequest) async -> HTTPResponse? {
    guard gallery == nil, request.headers[Self.keepHeader] == nil,
      let reply = desk.reply(to: HostVisit(request))
    else { return nil }
    let isBusy = holder.latestCount > 0 && lag.isTooLong()
    let answer = await desk.answer(
      reply, for: request.remoteAddress, at: elapsed(), isBusy: isBusy)
    return Self.response(answer)
  }

  private static func response(_ answer: HostAnswer) -> HTTPResponse {
    var response = HTTPResponse(status: answer.status, body: .bytes(answer.bytes))
    response.headers["Content-Type"] = answer.contentType
    SecurityHeaders.add(to: &response)
    if !answer.style.isEmpty || !answer.framers.isEmpty {
      response.headers["Content-Security-Policy"] = SecurityHeaders.policy(
        style: answer.style, framers: answer.framers)
    }
    response.headers["Cache-Control"] =
      answer.freshSeconds > 0 ? "public, max-age=\(answer.freshSeconds)" : "no-store"
    // The answer depends on these headers and on the address only.
    response.headers["Vary"] = "Accept, Accept-Language, User-Agent"
    if let language = answer.language { response.headers["Content-Language"] = language }
    if let seconds = answer.retrySeconds { response.headers["Retry-After"] = "\(seconds)" }
    return response
  }
}
