import XCTest

@testable import AssetSymbols

/// The names of symbols, as Xcode makes them.
final class SymbolNameTests: XCTestCase {
    func testMembers() {
        let names = [
            "logo": "logo", "icon-left 2": "iconLeft2", "BGColorOne": "bgColorOne", "sticky-note": "stickyNote",
            "ic_play_arrow_black_36": "icPlayArrowBlack36", "download (10)": "download10", "M-stadt": "mStadt",
            "color_9DA2A5": "color9DA2A5", "color_FF453A": "colorFF453A", "HTMLFile": "htmlFile", "iPhone": "iPhone",
            "0b3b21ff27f67b9e5821e5ffee7366c5": "_0B3B21Ff27F67B9E5821E5Ffee7366C5",
            "a1cef908ea057f08": "a1Cef908Ea057F08", "dp1": "dp1", "1": "_1", "default": "`default`", "M": "M",
            "BMW": "BMW", "A-1-1-0": "A_1_1_0", "292C38": "_292_C_38", "2B3041": "_2_B_3041", "Größe": "größe",
        ]
        for (name, symbol) in names {
            XCTAssertEqual(SymbolName.member(name, without: "color"), symbol, name)
        }
        XCTAssertNil(SymbolName.member("–", without: "color"))
    }

    func testSuffixes() {
        XCTAssertEqual(SymbolName.member("AccentColor", without: "color"), "accent")
        XCTAssertEqual(SymbolName.member("tabbarBackgroundColor", without: "color"), "tabbarBackground")
        XCTAssertEqual(SymbolName.member("chat_send_image", without: "image"), "chatSend")
        XCTAssertEqual(SymbolName.member("AppIconImage", without: "image"), "appIcon")
        XCTAssertEqual(SymbolName.member("AppIconImage", without: "color"), "appIconImage")
        XCTAssertEqual(SymbolName.member("Color", without: "color"), "color")
    }

    func testTypes() {
        XCTAssertEqual(SymbolName.type("iconPreviews"), "IconPreviews")
        XCTAssertEqual(SymbolName.type("tab bar"), "TabBar")
        XCTAssertEqual(SymbolName.type("Type"), "`Type`")
        XCTAssertNil(SymbolName.type("–"))
    }
}
