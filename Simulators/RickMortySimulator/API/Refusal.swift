import SimulatorKit
import StrataWebServer

/// The service's errors, in its wording.
enum Refusal: Error, Equatable {
  case nothing, unknownPath, noSuchCharacter, noNumber, badList, repeated

  var response: HTTPResponse {
    .json(.object(["error": .string(words)]), status: status)
  }

  private var status: Int {
    switch self {
    case .nothing, .unknownPath, .noSuchCharacter: 404
    case .noNumber, .badList, .repeated: 500
    }
  }

  private var words: String {
    switch self {
    case .nothing: "There is nothing here"
    case .unknownPath: "There is nothing here."
    case .noSuchCharacter: "Character not found"
    case .noNumber: "Hey! you must provide an id"
    case .badList: "Bad... bad array :/"
    case .repeated: "Something went wrong"
    }
  }
}
