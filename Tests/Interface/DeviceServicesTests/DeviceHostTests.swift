import Foundation
import StrataDeviceServices
import Testing

@Suite struct DeviceHostTests {
  private let first = Device(id: DeviceID(rawValue: "first"))
  private let second = Device(id: DeviceID(rawValue: "second"))

  @Test func `without a host the current device is the one named local`() {
    #expect(DeviceHost.current == nil)
    #expect(DeviceHost.currentID == .local)
  }

  @Test func `child tasks, task groups and the main actor inherit the current device`() async {
    await DeviceHost.$current.withValue(first) {
      let inTask = await Task { DeviceHost.currentID }.value
      let inGroup = await withTaskGroup(of: DeviceID.self) { group in
        group.addTask { DeviceHost.currentID }
        return await group.next()
      }
      let onMain = await MainActor.run { DeviceHost.currentID }
      #expect([inTask, inGroup, onMain] == [first.id, first.id, first.id])
    }
  }

  @Test func `a detached task does not inherit the current device`() async {
    await DeviceHost.$current.withValue(first) {
      #expect(await Task.detached { DeviceHost.current == nil }.value)
    }
  }

  @Test func `two devices that run at the same time store separate values under one key`() async {
    await withTaskGroup(of: Void.self) { group in
      for device in [first, second] {
        group.addTask {
          DeviceHost.$current.withValue(device) {
            DeviceHost.current?.storage.set(Data(device.id.rawValue.utf8), forKey: "name")
          }
        }
      }
    }
    #expect(first.storage.data(forKey: "name") == Data("first".utf8))
    #expect(second.storage.data(forKey: "name") == Data("second".utf8))
  }

  @Test func `the data folder has a default, which the host can replace`() {
    let before = DeviceHost.dataFolder
    defer { DeviceHost.dataFolder = before }
    #expect(before.isFileURL && before.path.count > 1)
    let chosen = URL(fileURLWithPath: "/chosen", isDirectory: true)
    DeviceHost.dataFolder = chosen
    #expect(DeviceHost.dataFolder == chosen)
  }
}
