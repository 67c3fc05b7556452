import Foundation
import StrataDeviceServices

/// A request as it is stored in the device's schedule.
struct KeptRequest: Codable, Sendable {
  /// The kind of the schedule's entries, by which the host finds them.
  static let kind = "task"

  var isProcessing: Bool
  /// The earliest time of the launch, in seconds since 1970.
  var earliest: Double?
  var needsNetwork: Bool
  var needsPower: Bool

  enum CodingKeys: String, CodingKey {
    case isProcessing = "processing"
    case earliest
    case needsNetwork = "network"
    case needsPower = "power"
  }

  init(_ request: BGTaskRequest) {
    let processing = request as? BGProcessingTaskRequest
    isProcessing = processing != nil
    earliest = request.earliestBeginDate?.timeIntervalSince1970
    needsNetwork = processing?.requiresNetworkConnectivity ?? false
    needsPower = processing?.requiresExternalPower ?? false
  }

  /// Returns the stored request, or `nil` if the entry is of another kind.
  static func request(_ entry: ScheduledEntry) -> BGTaskRequest? {
    guard let kept = try? JSONDecoder().decode(KeptRequest.self, from: entry.value) else {
      return nil
    }
    let request = kept.make(entry.id)
    request.earliestBeginDate = kept.earliest.map(Date.init(timeIntervalSince1970:))
    return request
  }

  private func make(_ id: String) -> BGTaskRequest {
    guard isProcessing else { return BGAppRefreshTaskRequest(identifier: id) }
    let request = BGProcessingTaskRequest(identifier: id)
    request.requiresNetworkConnectivity = needsNetwork
    request.requiresExternalPower = needsPower
    return request
  }
}
