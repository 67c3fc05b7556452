import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the token for remote notifications, and the handling of messages.
@Suite(.mission("W-26"), .timeLimit(.minutes(5))) struct RemoteNotificationTests {
  private let folder: TemporaryFolder
  private let database: Database

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
  }

  private func manager(
    on device: String = "phone",
    _ refresh: MockRefreshFavoritesUseCase = MockRefreshFavoritesUseCase(),
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) -> RemoteNotificationManager {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
      RemoteNotificationManager(
        records: SQLiteNotificationRecords(store: DocumentStore(database)), refresh: refresh,
        afterwards: afterwards)
    }
  }

  @Test func `the token is stored for its device only, and removed after a failed registration`()
    async throws
  {
    #expect(try await manager().token() == nil)
    await manager().registered(Data([1, 2, 250]))
    #expect(try await manager().token() == Data([1, 2, 250]))
    #expect(try await manager(on: "tablet").token() == nil)
    await manager().failed()
    #expect(try await manager().token() == nil)
  }

  @Test func `deleting all data deletes the token`() async throws {
    await manager().registered(Data([7]))
    try await DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "phone"))) {
      try await DocumentStore(database).device.forget()
    }
    #expect(try await manager().token() == nil)
  }

  @Test
  func `a push message with news refreshes the favourites and hands their weather to the callback`()
    async
  {
    let told = Recorded<[PlaceID]>()
    let manager = manager { told.record($0.map(\.id)) }
    #expect(await manager.receive(RemoteMessage(hasNews: true)) == .newData)
    #expect(told.all == [Favorite.fixtures.map(\.id)])
  }

  @Test func `a push message without news, or on a device without favourites, sends no request`()
    async
  {
    let asked = Recorded<Int>()
    let refresh = MockRefreshFavoritesUseCase {
      asked.record(1)
      return []
    }
    #expect(await manager(refresh).receive(RemoteMessage(hasNews: false)) == .noData)
    let none = MockRefreshFavoritesUseCase(hasFavorites: false) {
      asked.record(1)
      return []
    }
    #expect(await manager(none).receive(RemoteMessage(hasNews: true)) == .noData)
    #expect(asked.all.isEmpty)
  }

  @Test func `a message whose refresh fails is a failure`() async {
    let refresh = MockRefreshFavoritesUseCase {
      [FavoriteWeather(favorite: Favorite.fixtures[0], weather: .failure(.offline))]
    }
    #expect(await manager(refresh).receive(RemoteMessage(hasNews: true)) == .failed)
  }

  @Test(arguments: [
    (#"{"aps":{"content-available":1},"more":true}"#, true), (#"{"aps":{"alert":"Storm"}}"#, false),
    (#"{"aps":{"content-available":0}}"#, false), (#"{"aps":{}}"#, false),
  ])
  func `a message in Apple's format reports whether there is news`(text: String, hasNews: Bool)
    throws
  {
    #expect(try RemoteMessage(payload(text)) == RemoteMessage(hasNews: hasNews))
  }

  @Test(arguments: [
    ("{}", "aps: nothing, but it is an object"),
    (#"{"aps":"hello"}"#, "aps: hello, but it is an object"),
    (#"{"aps":{"content-available":7}}"#, "aps.content-available: 7, but it is 0 or 1"),
    (#"{"aps":{"content-available":"1"}}"#, "aps.content-available: 1, but it is 0 or 1"),
  ])
  func `an invalid message is reported with field, value and rule`(text: String, words: String)
    throws
  {
    let payload = try payload(text)
    #expect {
      try RemoteMessage(payload)
    } throws: {
      "\($0)" == words
    }
  }

  private func payload(_ text: String) throws -> [AnyHashable: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
