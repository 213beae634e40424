import HeadlessUIKit
import XCTest

@MainActor
final class StoryboardTests: XCTestCase {
}
