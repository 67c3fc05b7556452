/// The envelope of every response of OpenWeatherMap: its `cod` may be an error although the HTTP
/// status is not.
///
/// `cod` is a number or text, is called `code` on some routes, and is missing on others.
public enum OpenWeatherMapAnswerDTO<Payload: Decodable & Sendable>: Decodable, Sendable {
  case payload(Payload)
  /// The service refused the request with the status in `cod`, which is not 200.
  case refused(status: Int)

  private enum CodingKeys: String, CodingKey {
    case cod, code
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cod = try container.decodeIfPresent(StatusDTO.self, forKey: .cod)
    let code = try container.decodeIfPresent(StatusDTO.self, forKey: .code)
    if let status = (cod ?? code)?.value, status != 200 {
      self = .refused(status: status)
    } else {
      self = .payload(try Payload(from: decoder))
    }
  }
}

/// A status that is sent as a number or as text: `404`, `"404"`.
struct StatusDTO: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let number = Int(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "is not an HTTP status code: \"\(text)\"")
    }
    value = number
  }
}
