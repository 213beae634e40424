import ChatLook
import ChatSwiftUI
import HeadlessSwiftUI
import XCTest

/// The configuration in a scope doesn't affect others.
@MainActor @preconcurrency
final class ScopeTests: XCTestCase {
    func testColorsAndFontsOfAScope() {
        ConfigurationScope.run {
            InjectedValues[\.colors].background = .red
            ConfigurationScope.run {
                XCTAssertEqual(InjectedValues[\.colors].background, .red, "A scope begins with the values around it.")
                InjectedValues[\.colors].background = .blue
                InjectedValues[\.fonts].body = .title
            }
            XCTAssertEqual(InjectedValues[\.colors].background, .red)
            XCTAssertEqual(InjectedValues[\.fonts].body, .body)
        }
    }

    func testImagesOfAScope() {
        ConfigurationScope.run {
            let pin = InjectedValues[\.images].pin
            InjectedValues[\.images].trash = pin
            ConfigurationScope.run {
                XCTAssertEqual(InjectedValues[\.images].trash, pin, "A scope begins with the values around it.")
                InjectedValues[\.images].availableReactions = [:]
            }
            XCTAssertEqual(InjectedValues[\.images].availableReactions.count, 5)
        }
    }

    func testUtilitiesOfAScope() {
        ConfigurationScope.run {
            InjectedValues[\.utils].messageListConfig = MessageListConfig(groupMessages: false)
            ConfigurationScope.run {
                XCTAssertFalse(InjectedValues[\.utils].messageListConfig.groupMessages)
                InjectedValues[\.utils].messageListConfig = MessageListConfig(pageSize: 3)
            }
            XCTAssertEqual(InjectedValues[\.utils].messageListConfig.pageSize, 25)
        }
    }
}
