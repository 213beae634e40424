import Foundation
import SwiftRuntime
import XCTest

/// The arguments that lie before the environment on the stack. `ProgramStartTests` runs a program without `/proc`.
final class ProgramArgumentsTests: XCTestCase {
    /// The arguments on a stack that has these words before the environment.
    private func arguments(_ words: [UInt]) -> [String]? {
        var stack = words + [0x7FFF_0000, 0]
        return stack.withUnsafeMutableBytes { stack in
            ProgramArguments.before(stack.baseAddress! + words.count * MemoryLayout<UInt>.size)?
                .compactMap { $0.map { String(cString: $0) } }
        }
    }

    private func pointer(_ text: String) -> UInt { UInt(bitPattern: strdup(text)) }

    func testArgumentsBeforeTheEnvironment() {
        XCTAssertEqual(arguments([1, pointer("program"), 0]), ["program"])
        XCTAssertEqual(
            arguments([3, pointer("program"), pointer("--name"), pointer(""), 0]), ["program", "--name", ""])
        XCTAssertEqual(arguments([0, 0]), [])
    }

    /// As when a variable was set, which moves the environment into the heap.
    func testAnEnvironmentThatIsElsewhere() {
        XCTAssertNil(arguments([1, pointer("program"), 0x31]))
    }
}
