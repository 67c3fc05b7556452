import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// A delegate that holds the navigation state of its device's windows.
@Observable private final class Delegate: NSObject, UIApplicationDelegate {
  var opened: String?
  private(set) var launches = 0
  private(set) var warnings: [DeviceID] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    warnings.append(DeviceHost.currentID)
  }
}

private struct Page: View {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some View {
    Button("Open") { delegate.opened = "Notes" }
      .sheet(
        isPresented: Binding {
          delegate.opened != nil
        } set: { _ in
          delegate.opened = nil
        }
      ) {
        Text(delegate.opened ?? "")
      }
  }
}

/// Opens a window in a task of its device, as a host does.
@MainActor private func window(of device: Device) -> Screen {
  DeviceHost.$current.withValue(device) { Screen(Page(), device: device) }
}

@MainActor private func delegate(of device: Device) throws -> Delegate {
  try DeviceHost.$current.withValue(device) {
    try #require(UIApplication.shared.delegate as? Delegate)
  }
}

@MainActor @Suite struct DelegatePerDeviceTests {
  @Test func `a delegate's state is not shared between devices`() throws {
    let (first, second) = (window(of: .fresh), window(of: .fresh))
    try first.button("Open").tap()
    #expect(first.has("Notes"))
    #expect(!second.has("Notes"))
    #expect(try delegate(of: first.device) !== delegate(of: second.device))
    #expect(try delegate(of: second.device).launches == 1)
  }

  @Test func `two windows of a device share its delegate, which is launched once only`() throws {
    let device = Device.fresh
    let other = device.through(NoDeviceRequests())
    let (first, second) = (window(of: device), window(of: other))
    try first.button("Open").tap()
    #expect(second.has("Notes"))
    #expect(try delegate(of: device) === delegate(of: other))
    #expect(try delegate(of: device).launches == 1)
  }

  @Test func `a delegate is released with the last window of its device`() throws {
    let id = DeviceID(rawValue: UUID().uuidString)
    weak var old: Delegate?
    try DeviceHost.$current.withValue(Device(id: id)) {
      _ = UIApplicationDelegateAdaptor(Delegate.self)
      old = try #require(UIApplication.shared.delegate as? Delegate)
      #expect(old != nil)
    }
    #expect(old == nil)
    let next = window(of: Device(id: id))
    #expect(try delegate(of: next.device).launches == 1)
  }
}

@MainActor @Suite struct CommonPartTests {
  @Test func `devices share the application but not its delegate`() throws {
    let devices = [Device.fresh, .fresh]
    let screens = devices.map(window)
    let applications = devices.map { device in
      DeviceHost.$current.withValue(device) { UIApplication.shared }
    }
    #expect(applications[0] === applications[1])
    let windows = devices.map { device in
      DeviceHost.$current.withValue(device) { UIApplication.shared.windows }
    }
    #expect(windows.map(\.count) == [1, 1] && windows[0] != windows[1])
    DeviceHost.$current.withValue(devices[0]) { UIApplication.shared.delegate = nil }
    #expect(try delegate(of: devices[1]).launches == 1)
    #expect(screens.count == 2)
  }

  @Test func `a memory warning reaches the delegate of each device in a task of that device`()
    throws
  {
    let screens = [window(of: .fresh), window(of: .fresh)]
    Memory.warn()
    for screen in screens {
      // Other tests in this process may send warnings, too.
      #expect(try Set(delegate(of: screen.device).warnings) == [screen.device.id])
    }
  }
}
