/// An entry point for untrusted bytes, with the invariants for all input.
///
/// `make fuzz` has libFuzzer search for bytes that violate them; the tests use the corpus, and
/// mutated copies of it that are the same in each run.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of a message from a browser.
  case event
  /// The parser of the query of a URL.
  case query
  /// The parser of the path of a URL as a route.
  case route
  /// The server's parser of a request from a socket.
  case request
  /// The front's parser of the head by which it chooses a worker.
  case head
  /// A browser's subscription to push messages, and their encryption.
  case push
  /// The reader of the file of favourites and settings that a person imports.
  case imported = "import"
  /// The readers of the services' answers and of stored files, which the first byte chooses among.
  case dto
  /// PostgREST's requests and answers: those of the client, and those of the simulator.
  case postgrest
  /// The reader of a picture's type and size.
  case picture
  /// The readers of Xcode's projects, workspaces and build settings.
  case pbxproj
  /// The readers of asset catalogs, string catalogs and `.strings` files.
  case catalog
  /// The reader of Core Data's models.
  case model

  /// Feeds the bytes to the entry point.
  ///
  /// - Throws: ``FuzzFailure`` if an invariant is violated.
  public func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    switch self {
    case .request: try RequestCheck.shared.check(bytes)
    case .head: try HeadCheck.check(bytes)
    case .push: try PushCheck.check(bytes)
    case .imported: try ImportCheck.check(bytes)
    case .dto: try AnswerCheck.check(bytes)
    case .picture: try PictureCheck.check(bytes)
    case .catalog: try CatalogCheck.check(bytes)
    default: try check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ text: String) throws(FuzzFailure) {
    switch self {
    case .event: try EventCheck.check(text)
    case .query: try QueryCheck.check(text)
    case .route: try RouteCheck.check(text)
    case .postgrest: try PostgrestCheck.check(text)
    case .pbxproj: try ProjectCheck.check(text)
    case .model: try ModelCheck.check(text)
    default: break
    }
  }
}
