import BuiltPrograms
import Foundation
import XCTest

/// The kit beside the tests, which `make test` makes.
enum KitFixture {
    /// Skips the test if there is no kit.
    static func requireKit() throws {
        let file = BuiltProgram.path(of: "kit") + "/kit.json"
        guard FileManager.default.fileExists(atPath: file) else {
            throw XCTSkip("there is no kit beside the tests: run make test, or Scripts/packaging/make-kit")
        }
    }
}
