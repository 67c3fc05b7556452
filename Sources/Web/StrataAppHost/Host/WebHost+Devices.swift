import Foundation
import StrataAssets
import StrataDeviceServices
import StrataPersistence
import StrataViewTree
import StrataWebPush

extension WebHost {
  /// Returns devices that keep their small values in the app's database.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes that each device may store in it, and in each of its
  ///     stores of SwiftData and Core Data.
  ///   - reserve: The number of bytes that must stay free on the disk, or nothing more is stored.
  static func deviceStore(limit: Int, reserve: Int) throws(HostError) -> DeviceStore {
    do {
      let database = try Database.shared()
      database.limitDevices(to: limit)
      database.keepFree(reserve)
      DeviceFolder.limitStores(to: limit, keepingFree: reserve)
      return DeviceStore(database: database)
    } catch  where error.code == .invalidAddress {
      throw .usage(error.localizedDescription)
    } catch  where error.code == .corruptFile {
      let help =
        "Run the command 'restore FILE --aside' to rename this database and restore the backup FILE."
      throw .unable("\(error.localizedDescription) \(help)")
    } catch {
      throw .unable(error.localizedDescription)
    }
  }

  /// Returns the watch of the app's database and the disk of its data folder.
  static func storeWatch(
    reserve: Int, elapsed: @escaping @Sendable () -> Duration
  ) -> StoreWatch? {
    (try? Database.shared()).map {
      StoreWatch($0, folder: DeviceHost.dataFolder, reserve: reserve, elapsed: elapsed)
    }
  }

  /// Returns the background work for devices whose windows are closed.
  static func chores(
    _ application: Application, _ devices: DeviceStore, _ key: PushKey, keeping days: Int,
    windows: @escaping @MainActor () -> [Device]
  ) throws(HostError) -> HostChores {
    do {
      let database = try Database.shared()
      let settings = try PushSettings(ProcessInfo.processInfo.environment)
      let sender = PushSender(
        key: key, services: PushServices(others: settings.services), contact: settings.contact)
      DeviceHost.reaches = { sender.accepts($0) }
      return HostChores(
        rounds: BackgroundRounds(
          application, devices: devices, database: database, clock: ContinuousClock()),
        notices: NoticeRounds(
          devices: devices, database: database, sender: sender, windows: windows),
        retention: RetentionRounds(
          days: days, database: database, devices: devices, clock: ContinuousClock(),
          windows: windows))
    } catch let error as InvalidPushSetting {
      throw .usage(error.description)
    } catch {
      throw .unable(error.localizedDescription)
    }
  }

  /// Checks the map settings before anything is opened: an error would otherwise appear only with
  /// the first map.
  static func checkGround() throws(HostError) {
    do {
      _ = try GroundSettings(ProcessInfo.processInfo.environment)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Returns the key of the devices' cookies. If it is missing beside a database that has rows, the
  /// operator is told: nobody's cookie is valid with another key.
  static func secretKey() throws(HostError) -> SecretKey {
    // The rows are looked for before the key: another worker that starts now makes the key before
    // it stores rows, so that a new folder never seems to have lost its key.
    let hasRows = (try? Database.shared().hasRows()) ?? false
    let secret = try SecretKey(folder: DeviceHost.dataFolder)
    if secret.isNew, hasRows {
      let file = SecretKey.file(in: DeviceHost.dataFolder).path
      HostOptions.warn(
        "\(file) was missing beside a database with rows, so it was made anew: visitors get new devices"
          + " and lose what they stored, unless the earlier file is put back.")
    }
    return secret
  }

  static func pushKey() throws(HostError) -> PushKey {
    do {
      return try PushKey(folder: DeviceHost.dataFolder)
    } catch {
      throw .unable(error.description)
    }
  }
}
