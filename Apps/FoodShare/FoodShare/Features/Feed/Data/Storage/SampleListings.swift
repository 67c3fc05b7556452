import Foundation

/// Made-up offers for a new installation, so that its first list is not empty.
enum SampleListings {
    /// The radius in metres within which samples are created. Samples are created only if no offers
    /// are within the radius.
    static let metres = 12_000.0

    static func around(_ middle: Coordinate, now: Date = Date()) -> [FoodListing] {
        offers.enumerated().map { number, offer in
            FoodListing(
                id: UUID(), title: offer.title, description: offer.description, category: offer.category,
                location: middle.moved(metres: metres * share(of: number), turns: Double(number) * goldenTurn),
                createdAt: now.addingTimeInterval(-900 * Double(number + 1)),
                expiryDate: now.addingTimeInterval(offer.hours * 3600), allergens: offer.allergens)
        }
    }

    /// Returns the distance of a sample as a fraction of the radius; more samples are near than far.
    private static func share(of number: Int) -> Double {
        let step = Double(number + 1) / Double(offers.count)
        return step * step
    }

    /// The golden angle as a fraction of a turn, which distributes any number of points evenly.
    private static let goldenTurn = 0.381_966

    private struct Offer {
        let title: String
        let description: String
        let category: ListingCategory
        let hours: Double
        let allergens: Set<Allergen>

        init(
            _ title: String, _ description: String, _ category: ListingCategory, hours: Double, _ allergens: Set<Allergen> = []
        ) {
            self.title = title
            self.description = description
            self.category = category
            self.hours = hours
            self.allergens = allergens
        }
    }

    private static let offers = [
        Offer("Sourdough bread", "Two loaves from this morning.", .bakery, hours: 24, [.gluten]),
        Offer("Apples from the garden", "A crate of small, sour ones. Good for cake.", .produce, hours: 24 * 9),
        Offer("Lentil soup", "Three portions, frozen. Vegan.", .meals, hours: 24 * 30),
        Offer("Yoghurt", "Four cups, plain, unopened.", .dairy, hours: 24 * 4, [.milk]),
        Offer("Rolls of yesterday", "About twenty, mixed.", .bakery, hours: 12, [.gluten]),
        Offer("Courgettes", "More than we can eat.", .produce, hours: 24 * 5),
        Offer("Rice and pasta", "Unopened packets, moving house.", .pantry, hours: 24 * 200),
        Offer("Apple juice", "Six bottles, pressed last week.", .drinks, hours: 24 * 60),
        Offer("Birthday cake", "Half of it, with nuts.", .other, hours: 30, [.gluten, .eggs, .milk, .nuts]),
        Offer("Salad boxes", "Five from a café, packed at noon.", .meals, hours: 9),
        Offer("Oat milk", "Two litres, unopened.", .drinks, hours: 24 * 90),
        Offer("Hard cheese", "A piece of 400 g, sealed.", .dairy, hours: 24 * 21, [.milk]),
        Offer("Tinned tomatoes", "Eight tins.", .pantry, hours: 24 * 400),
        Offer("Herbs in pots", "Basil, parsley and mint.", .produce, hours: 24 * 14),
        Offer("Croissants", "Six, from a hotel's breakfast.", .bakery, hours: 7, [.gluten, .milk, .eggs]),
        Offer("Vegetable curry", "Two portions, cooked today. Contains cashews.", .meals, hours: 40, [.nuts]),
    ]
}
