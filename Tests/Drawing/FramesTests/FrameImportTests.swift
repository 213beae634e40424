import Foundation
import XCTest

/// Frames import no other target of the package.
final class FrameImportTests: XCTestCase {
    func testFramesImportFoundationAlone() throws {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let folder = URL(fileURLWithPath: "\(package)/Sources/Drawing/Frames")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        XCTAssertGreaterThan(files.count, 30)
        for file in files {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /(?m)^\s*(?:@\w+ )*(?:\w+ )?import (?:\w+ )?(\w+)/) {
                // Synchronization is part of Swift.
                XCTAssertTrue(["Foundation", "Synchronization"].contains(match.1), "\(file) imports \(match.1)")
            }
        }
    }
}
