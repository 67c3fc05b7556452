import SimulatorKit
import StrataWebServer

/// The routes of the service.
struct RickMortyService: SimulatedService {
  static let pageSize = 20

  let cast: Cast
  let secretParameters: Set<String> = []

  var unknownPath: HTTPResponse { Refusal.unknownPath.response }

  func failure(status: Int) -> HTTPResponse {
    switch status {
    case 401: .json(.object(["error": "Unauthorized"]), status: 401)
    case 404: Refusal.nothing.response
    case 429: .json(.object(["error": "Too many requests, slow down"]), status: 429)
    // An outage comes from the CDN, which answers with HTML.
    default: .html("<!DOCTYPE html><title>502</title><h1>Bad gateway</h1>", status: 502)
    }
  }

  var routes: [Route] {
    [
      Route("/api") { index($0) },
      Route("/api/character") { request in answer { () throws(Refusal) in try page(request) } },
      Route(below: "/api/character/avatar/") { portrait($0) },
      Route(below: "/api/character/") { request in
        answer { () throws(Refusal) in try characters(request) }
      },
    ]
  }

  private func answer(_ make: () throws(Refusal) -> JSON) -> HTTPResponse {
    do throws(Refusal) { return .json(try make()) } catch { return error.response }
  }

  private func index(_ request: HTTPRequest) -> HTTPResponse {
    .json(.object(["characters": .string("\(request.base)/character")]))
  }
}

extension RickMortyService {
  /// Returns one page of the characters that match all filters.
  private func page(_ request: HTTPRequest) throws(Refusal) -> JSON {
    let filter = try Filter(request)
    let found = cast.characters.filter(filter.fits)
    let pages = (found.count + Self.pageSize - 1) / Self.pageSize
    let number = filter.page
    guard number <= pages else { throw .nothing }
    let rest = found.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    func address(_ page: Int) -> JSON {
      (1...pages).contains(page) ? .string("\(request.base)/character?\(filter.link(page))") : .null
    }
    let info = JSON.object([
      "count": .integer(found.count), "pages": .integer(pages), "next": address(number + 1),
      "prev": address(number - 1),
    ])
    return .object(["info": info, "results": .array(rest.map { $0.json(request.base) })])
  }

  /// Returns an object for `/12`, or an array of the existing ones for `/1,2,3` and `/[1,2,3]`.
  private func characters(_ request: HTTPRequest) throws(Refusal) -> JSON {
    let asked = String(request.path.dropFirst("/api/character/".count))
    if let id = Int(asked) {
      guard let character = cast[id] else { throw .noSuchCharacter }
      return character.json(request.base)
    }
    let isList = asked.contains(",") || asked.hasPrefix("[") || asked.hasPrefix("%5B")
    guard isList else { throw .noNumber }
    let ids = try Self.numbers(asked)
    return .array(ids.compactMap { cast[$0]?.json(request.base) })
  }

  private static func numbers(_ text: String) throws(Refusal) -> [Int] {
    var text = text.replacing("%5B", with: "[").replacing("%5D", with: "]")[...]
    if text.hasPrefix("[") {
      guard text.hasSuffix("]") else { throw .badList }
      text = text.dropFirst().dropLast()
    }
    var numbers: [Int] = []
    for part in text.split(separator: ",") {
      guard let number = Int(part) else { throw .badList }
      numbers.append(number)
    }
    return numbers
  }

  private func portrait(_ request: HTTPRequest) -> HTTPResponse {
    let name = request.path.dropFirst("/api/character/avatar/".count).split(separator: ".")
    guard name.count == 2, name[1] == "png", let id = Int(name[0]), let character = cast[id] else {
      return Refusal.noSuchCharacter.response
    }
    return HTTPResponse(
      headers: ["Content-Type": "image/png"], body: .bytes(Portrait(of: character).png))
  }
}

extension HTTPRequest {
  /// The beginning of all of the service's URLs.
  fileprivate var base: String { "http://\(headers["host"] ?? "127.0.0.1")/api" }
}
