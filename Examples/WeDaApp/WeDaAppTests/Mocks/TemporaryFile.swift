//
//  TemporaryFile.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// A temporary file, which is deleted together with this object.
final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")

    deinit {
        for ending in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: url.path + ending)
        }
    }
}
