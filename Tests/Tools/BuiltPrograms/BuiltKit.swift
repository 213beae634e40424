import Foundation
import XCTest

/// The kit that `make test` makes beside the tests.
public enum BuiltKit {
    /// The folder of the kit.
    public static let folder = BuiltProgram.path(of: "kit")

    /// Skips the test if there is no kit, or one of an earlier build.
    public static func require() throws {
        guard let made = date(of: "\(folder)/lib/libMessageShotKit.so") else {
            throw XCTSkip("there is no kit in \(folder); make test makes one")
        }
        if let built = date(of: BuiltProgram.path(of: "libMessageShotKit.so")), built > made {
            throw XCTSkip("the kit in \(folder) is older than the build; make test makes one")
        }
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Runs `messageshot` with the kit.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - environment: Variables in addition to those of the tests.
    public static func run(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws -> Run {
        // Golden tests of packages are runs that aren't this one.
        try Run(
            BuiltProgram.path(of: "messageshot"), arguments, in: folder,
            environment: ["MESSAGESHOT_KIT": Self.folder, "MESSAGESHOT_RUN": "kit-\(UUID().uuidString)"]
                .merging(environment) { $1 })
    }
}
