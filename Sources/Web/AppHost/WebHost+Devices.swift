import DeviceServices
import PersistenceKit

extension WebHost {
  /// Devices that keep their small values in the app's database.
  static func deviceStore() throws(HostError) -> DeviceStore {
    do {
      let database = try Database.shared()
      return DeviceStore { device in
        do throws(PersistenceError) {
          return try database.keyValues(of: device)
        } catch {
          // The page still works; what it would keep lasts as long as the process does.
          Database.printFailure(error)
          return MemoryKeyValueStore()
        }
      }
    } catch {
      throw .unable(error.localizedDescription)
    }
  }
}
