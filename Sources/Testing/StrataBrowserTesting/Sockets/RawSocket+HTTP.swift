extension RawSocket {
  /// Reads one response, skipping interim ones such as 100 Continue.
  ///
  /// - Parameter isBodyless: Whether the response has a length but no body, as after HEAD.
  func readResponse(isBodyless: Bool, by deadline: Deadline) throws -> RawHTTPResponse {
    while true {
      var response = try readHead(by: deadline)
      if response.status == 101 { return response }
      if response.status < 200 { continue }
      if !isBodyless && response.status != 204 && response.status != 304 {
        response.body = try readBody(response.headers, by: deadline)
      }
      return response
    }
  }

  private func readHead(by deadline: Deadline) throws -> RawHTTPResponse {
    let status = try statusCode(readLine(by: deadline))
    var headers = RawHTTPHeaders()
    while true {
      let line = try readLine(by: deadline)
      if line.isEmpty { return RawHTTPResponse(status: status, headers: headers, body: []) }
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        throw RawHTTPError(description: "header line \(line.debugDescription) has no name")
      }
      // Chromedriver writes no space after the colon.
      let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
      headers.add(String(line[..<colon]), String(value))
    }
  }

  private func statusCode(_ line: String) throws -> Int {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let code = Int(words[1]) else {
      throw RawHTTPError(description: "status line \(line.debugDescription) is not HTTP/1")
    }
    return code
  }

  private func readBody(_ headers: RawHTTPHeaders, by deadline: Deadline) throws -> [UInt8] {
    if headers["Transfer-Encoding"]?.lowercased() == "chunked" {
      return try readChunks(by: deadline)
    }
    guard let declared = headers["Content-Length"] else { return try readToEnd(by: deadline) }
    guard let length = Int(declared), length >= 0 else {
      throw RawHTTPError(description: "Content-Length \(declared.debugDescription) is not a length")
    }
    return try readBytes(length, by: deadline)
  }

  private func readChunks(by deadline: Deadline) throws -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try readLine(by: deadline)
      guard let length = Int(line.prefix { $0 != ";" }, radix: 16), length >= 0 else {
        throw RawHTTPError(description: "chunk size \(line.debugDescription) is not hexadecimal")
      }
      body += try readBytes(length, by: deadline)
      if length > 0 { _ = try readLine(by: deadline) } else { break }
    }
    while try !readLine(by: deadline).isEmpty {}  // trailing fields
    return body
  }

  /// Reads up to the next line feed; returns the line without its line ending.
  func readLine(by deadline: Deadline) throws -> String {
    let line = try read(by: deadline) { bytes -> (value: String, used: Int)? in
      guard let end = bytes.firstIndex(of: 10) else { return nil }
      let line = bytes[..<end].last == 13 ? bytes[..<end].dropLast() : bytes[..<end]
      return (String(decoding: line, as: UTF8.self), end + 1 - bytes.startIndex)
    }
    guard let line else {
      throw RawSocketError(.cut, "\(peer) closed the connection before a line arrived")
    }
    return line
  }

  func readBytes(_ count: Int, by deadline: Deadline) throws -> [UInt8] {
    if count == 0 { return [] }
    let bytes = try read(by: deadline) { arrived -> (value: [UInt8], used: Int)? in
      arrived.count >= count ? (Array(arrived.prefix(count)), count) : nil
    }
    guard let bytes else {
      throw RawSocketError(.cut, "\(peer) closed the connection before the last \(count) bytes")
    }
    return bytes
  }
}
