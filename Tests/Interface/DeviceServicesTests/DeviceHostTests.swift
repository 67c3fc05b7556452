import Foundation
import StrataDeviceServices
import Testing

@Suite struct DeviceHostTests {
  private let first = Device(id: DeviceID(rawValue: "first"))
  private let second = Device(id: DeviceID(rawValue: "second"))

  @Test func `outside a host there is one device, named local`() {
    #expect(DeviceHost.current == nil)
    #expect(DeviceHost.currentID == .local)
  }

  @Test func `the current device is inherited by child tasks, groups and actors`() async {
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

  @Test func `a detached task has no device, so objects must capture it`() async {
    await DeviceHost.$current.withValue(first) {
      #expect(await Task.detached { DeviceHost.current == nil }.value)
    }
  }

  @Test func `two devices that run at the same time have separate values for one key`() async {
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

  @Test func `the data folder has a default that the host can replace`() {
    let before = DeviceHost.dataFolder
    defer { DeviceHost.dataFolder = before }
    #expect(before.isFileURL && before.path.count > 1)
    let chosen = URL(fileURLWithPath: "/chosen", isDirectory: true)
    DeviceHost.dataFolder = chosen
    #expect(DeviceHost.dataFolder == chosen)
  }
}
