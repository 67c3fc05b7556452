import Foundation
import NetworkingKit

/// The rule for the length of a provider's pause after "too many requests".
public struct PausePolicy: Sendable {
  /// A closure that returns the end of the pause.
  let until: @Sendable (_ response: FailedResponse, _ now: Date) -> Date

  /// A pause of ten minutes, or longer if the service asks for it, since it blocks the whole
  /// account.
  public static let tenMinutes = PausePolicy { response, now in
    now.addingTimeInterval(max(ProviderHealth.shortestPause, Double(response.retryAfter ?? 0)))
  }

  /// A pause until the next minute, hour or day. Open-Meteo's reason says which of them its limit
  /// is for; if there is no reason, it is the minute.
  public static let openMeteo = PausePolicy { response, now in
    let first = response.openMeteoReason?.split(separator: " ").first.map(String.init)
    return switch first {
    case "Minutely": now.next(60)
    case "Hourly": now.next(3600)
    case "Daily": now.next(86_400)
    case "Too": now.addingTimeInterval(5)
    default: now.addingTimeInterval(max(60, Double(response.retryAfter ?? 0)))
    }
  }
}

extension Date {
  /// Returns the start of the next whole minute, hour or day in UTC.
  fileprivate func next(_ seconds: TimeInterval) -> Date {
    let steps = (timeIntervalSince1970 / seconds).rounded(.down)
    return Date(timeIntervalSince1970: (steps + 1) * seconds)
  }
}
