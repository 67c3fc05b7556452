extension FeedViewModel {
    /// Sets the place, the radius and the filter of a saved search, in the list.
    ///
    /// - Parameter chosen: The place that the device stores; `nil` if there is none.
    func show(_ search: SavedSearch, beside chosen: Place?) {
        let isHere = chosen?.location.rounded == search.middle
        place = isHere ? nil : Place(name: search.place, region: "", location: search.middle)
        (radiusKm, filter, isMap) = (search.radiusKm, search.filter, false)
    }
}
