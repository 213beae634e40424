import Foundation

/// A test order that is determined by a number, so that it can be repeated.
package struct TestOrder: Sendable {
    /// The environment variable with the number.
    package static let variable = "MESSAGESHOT_TEST_ORDER"

    private var generator: Generator

    package init(seed: UInt64) { generator = Generator(state: seed) }

    /// The order that the environment requests; `nil` for XCTest's own.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let seed = environment[Self.variable].flatMap({ UInt64($0) }) else { return nil }
        self.init(seed: seed)
    }

    package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        elements.shuffled(using: &generator)
    }

    /// SplitMix64: the same numbers in every process.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }
    }
}
