/// The response of Open-Meteo: the payload, or `{"error": true, "reason": "…"}`.
public enum OpenMeteoAnswerDTO<Payload: Decodable & Sendable>: Decodable, Sendable {
  case payload(Payload)
  case refused(reason: String)

  public init(from decoder: any Decoder) throws {
    let refusal = try OpenMeteoRefusalDTO(from: decoder)
    if refusal.error == true {
      self = .refused(reason: refusal.reason ?? "")
    } else {
      self = .payload(try Payload(from: decoder))
    }
  }
}

/// The body of every error.
public struct OpenMeteoRefusalDTO: Decodable, Sendable {
  /// A Boolean value that indicates whether the request was refused.
  public let error: Bool?
  /// The reason, an English sentence.
  public let reason: String?

  enum CodingKeys: String, CodingKey {
    case error, reason
  }
}
