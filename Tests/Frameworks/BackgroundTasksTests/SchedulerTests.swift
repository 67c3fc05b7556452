import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import BackgroundTasks

/// Tests of requests of an app, and the entries that the scheduler stores for its host.
@Suite struct SchedulerTests {
  private let device = Device(id: DeviceID(rawValue: "phone"))
  private let name = "com.example.refresh"

  private func onDevice<Result>(_ body: () throws -> Result) rethrows -> Result {
    try DeviceHost.$current.withValue(device, operation: body)
  }

  private func pending() -> [BGTaskRequest] {
    var found: [BGTaskRequest] = []
    onDevice { BGTaskScheduler.shared.getPendingTaskRequests { found = $0 } }
    return found
  }

  @Test(.mission("W-19"))
  func `a submitted task request is listed as pending with its type and its earliest begin date`()
    throws
  {
    let morning = Date(timeIntervalSince1970: 1_800_000_000)
    try onDevice {
      let refresh = BGAppRefreshTaskRequest(identifier: name)
      refresh.earliestBeginDate = morning
      try BGTaskScheduler.shared.submit(refresh)
      let tidying = BGProcessingTaskRequest(identifier: "com.example.tidying")
      tidying.requiresExternalPower = true
      try BGTaskScheduler.shared.submit(tidying)
    }
    let all = pending().sorted { $0.identifier < $1.identifier }
    #expect(all.map(\.identifier) == [name, "com.example.tidying"])
    #expect(all.first?.earliestBeginDate == morning && all.first is BGAppRefreshTaskRequest)
    let tidying = try #require(all.last as? BGProcessingTaskRequest)
    #expect(tidying.requiresExternalPower && !tidying.requiresNetworkConnectivity)
    #expect(tidying.earliestBeginDate == nil)
    #expect(device.schedule.entries(kind: "task").contains { $0.id == name && $0.due == morning })
  }

  @Test func `a second background task request with the same identifier replaces the first`() throws
  {
    for hours in [4.0, 8] {
      try onDevice {
        let request = BGAppRefreshTaskRequest(identifier: name)
        request.earliestBeginDate = Date(timeIntervalSince1970: hours * 3600)
        try BGTaskScheduler.shared.submit(request)
      }
    }
    #expect(pending().map(\.earliestBeginDate) == [Date(timeIntervalSince1970: 8 * 3600)])
  }

  @Test func `at most one refresh and ten processing requests can be pending`() throws {
    try onDevice {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
      #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "another"))
      }
      for number in 0..<10 {
        try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "work \(number)"))
      }
      #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
        try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "one more"))
      }
    }
    #expect(pending().count == 11)
  }

  @Test func `a cancelled background task request is no longer pending`() throws {
    try onDevice {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
      try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "other"))
      BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: name)
    }
    #expect(pending().map(\.identifier) == ["other"])
    onDevice { BGTaskScheduler.shared.cancelAllTaskRequests() }
    #expect(pending().isEmpty)
  }

  @Test func `task requests and handlers of two client devices are separate`() throws {
    let other = Device(id: DeviceID(rawValue: "tablet"))
    try onDevice {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
      #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in })
      let again = BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in }
      #expect(!again, "a name has one handler")
      #expect(BGTaskScheduler.shared === BGTaskScheduler.shared)
    }
    DeviceHost.$current.withValue(other) {
      BGTaskScheduler.shared.getPendingTaskRequests { #expect($0.isEmpty) }
      #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in })
    }
  }

  @Test func `submit throws unavailable if the schedule cannot store the request`() {
    let full = Device(id: DeviceID(rawValue: "full"), schedule: FullSchedule())
    DeviceHost.$current.withValue(full) {
      #expect(throws: BGTaskScheduler.Error(.unavailable)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
      }
    }
    #expect(BGTaskScheduler.Error(.unavailable).errorCode == 1)
    #expect(BGTaskScheduler.Error.errorDomain == "BGTaskSchedulerErrorDomain")
  }
}

/// A schedule that stores nothing, as on a full disk.
private struct FullSchedule: DeviceSchedule {
  func put(_ entry: ScheduledEntry) -> Bool { false }
  func remove(kind: String, id: String) {}
  func entries(kind: String) -> [ScheduledEntry] { [] }
}
