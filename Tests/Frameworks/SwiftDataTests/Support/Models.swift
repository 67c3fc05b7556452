import Foundation
import SwiftData

enum Mood: String, Codable, CaseIterable, Sendable { case calm, busy, wild }

struct Place: Codable, Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

@Model final class Trip {
  #Index<Trip>([\.start], [\.name, \.start])

  @Attribute(.unique) var name: String
  var start: Date = Date(timeIntervalSinceReferenceDate: 0)
  var price = 0.0
  var days: Int = 1
  var isBooked: Bool = false
  var note: String?
  var mood: Mood = Mood.calm
  var token: UUID = UUID()
  var place: Place?
  var tags: [String] = []
  @Attribute(.externalStorage) var picture: Data?
  var link: URL?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var guests: [Guest] = []
  @Relationship(deleteRule: .nullify) var leader: Guest?
  @Transient var isOpen = false

  var title: String { "\(name), \(days) days" }

  init(name: String, days: Int = 1, note: String? = nil) {
    self.name = name
    self.days = days
    self.note = note
  }
}

@Model final class Stop {
  var city: String
  var nights: Int
  var trip: Trip?

  init(city: String, nights: Int = 1, trip: Trip? = nil) {
    self.city = city
    self.nights = nights
    self.trip = trip
  }
}

@Model final class Guest {
  var name: String
  @Relationship(inverse: \Trip.guests) var trips: [Trip] = []
  @Relationship(inverse: \Trip.leader) var led: [Trip] = []

  init(name: String) { self.name = name }
}

/// Deleting a hotel with rooms is denied.
@Model final class Hotel {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Room.hotel) var rooms: [Room] = []

  init(name: String) { self.name = name }
}

@Model final class Room {
  var number: Int
  var hotel: Hotel?
  /// The key of the room; a room has one.
  @Relationship(inverse: \DoorKey.room) var key: DoorKey?

  init(number: Int, hotel: Hotel? = nil) {
    self.number = number
    self.hotel = hotel
  }
}

@Model final class DoorKey {
  var room: Room?

  init(room: Room? = nil) { self.room = room }
}

@Model final class Person {
  #Unique<Person>([\.first, \.last])

  var first: String
  var last: String
  var age: Int

  init(first: String, last: String, age: Int = 0) {
    self.first = first
    self.last = last
    self.age = age
  }
}
