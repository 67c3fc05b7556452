import Foundation
import StrataWebServer
import StrataWire
import Synchronization

/// A hand-written counter on the same web server, without a framework: the lower bound.
final class BareServer: WebSocketDelegate {
  private let connection: WebSocketConnection
  private let count = Mutex(0)

  private init(_ connection: WebSocketConnection) { self.connection = connection }

  static func serve() -> Never {
    var random = SystemRandomNumberGenerator()
    let session = MaskedToken.text(of: "bare", using: &random)
    let page =
      "<body data-session=\"\(session)\"><button data-n=\"1\" data-testid=\"more\">+</button>"
    let server = WebServer(.init()) { _ in
      var response = HTTPResponse.html(page)
      response.headers["Set-Cookie"] = "device=bare"
      return response
    } connect: { _, connection in
      BareServer(connection)
    }
    do {
      let line = "Ready: http://127.0.0.1:\(try server.start())/\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    } catch {
      exit(1)
    }
    RunLoop.main.run()
    withExtendedLifetime(server) { exit(0) }
  }

  func received(_ text: String) {
    if text.hasPrefix("[\"h\"") { return connection.send("[\"w\",\"resumed\",0]") }
    let number = count.withLock { count in
      count += 1
      return count
    }
    connection.send("[\(number),\(number),[[0,7,\"\(number)\"]]]")
  }

  func received(_ bytes: [UInt8]) {}
  func closed() {}
}
