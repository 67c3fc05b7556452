//
//  LocationManager.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import CoreLocation
import Foundation

/// Publishes the device's location.
@MainActor
protocol LocationManagerProtocol: AnyObject {
    var authorizationStatus: AnyPublisher<CLAuthorizationStatus, Never> { get }
    /// Publishes the device's location; `nil` if it could not be determined.
    var location: AnyPublisher<CLLocationCoordinate2D?, Never> { get }
    func requestPermission()
    func requestLocation()
}

@MainActor
final class LocationManager: NSObject, LocationManagerProtocol {
    private let manager = CLLocationManager()
    private let status = CurrentValueSubject<CLAuthorizationStatus, Never>(.notDetermined)
    private let place = PassthroughSubject<CLLocationCoordinate2D?, Never>()

    var authorizationStatus: AnyPublisher<CLAuthorizationStatus, Never> {
        status.removeDuplicates().eraseToAnyPublisher()
    }

    var location: AnyPublisher<CLLocationCoordinate2D?, Never> { place.eraseToAnyPublisher() }

    override init() {
        super.init()
        manager.desiredAccuracy = kCLLocationAccuracyReduced
    }

    /// Sets the delegate here and not earlier, so that no permission is requested at launch.
    func requestPermission() {
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
    }

    func requestLocation() {
        manager.requestLocation()
    }
}

extension LocationManager: CLLocationManagerDelegate {
    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let new = manager.authorizationStatus
        MainActor.assumeIsolated { status.send(new) }
    }

    nonisolated func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        let last = locations.last?.coordinate
        MainActor.assumeIsolated { place.send(last) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated { place.send(nil) }
    }
}
