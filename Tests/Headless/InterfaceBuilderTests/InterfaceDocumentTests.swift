import Foundation
import InterfaceBuilder
import XCTest

final class InterfaceDocumentTests: XCTestCase {
    private func document(_ body: String, type: String = "Storyboard.XIB") throws -> InterfaceDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" initialViewController="one">
            \(body)
            </document>
            """
        return try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
    }

    func testScenes() throws {
        let document = try document(
            """
            <scenes>
                <!-- Login -->
                <scene sceneID="s1">
                    <objects>
                        <viewController storyboardIdentifier="Login" id="one" sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
                        <tapGestureRecognizer id="tap"/>
                        <exit id="way" sceneMemberID="exit"/>
                    </objects>
                </scene>
            </scenes>
            """)
        XCTAssertEqual(document.initialController, "one")
        let scene = try XCTUnwrap(document.scene(named: "Login"))
        XCTAssertEqual(scene, document.scene(of: "one"))
        XCTAssertEqual(scene.firstResponder, "first")
        XCTAssertEqual(scene.exit, "way")
        XCTAssertEqual(scene.objects.map(\.name), ["tapGestureRecognizer"])
        XCTAssertEqual(scene.controller?.line, 7)
        XCTAssertNil(document.scene(named: "Other"))
    }

    func testObjectsOfANib() throws {
        let document = try document(
            """
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                    <connections><outlet property="view" destination="v" id="c"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="v"/>
            </objects>
            """, type: "XIB")
        XCTAssertEqual(document.objects.map(\.name), ["view"])
        XCTAssertEqual(document.firstResponder, "-2")
        XCTAssertEqual(document.owner?.connections.first?.connection, .outlet(property: "view", destination: "v"))
    }

    func testColorsOfResources() throws {
        let document = try document(
            """
            <resources>
                <image name="star.fill" catalog="system" width="128" height="116"/>
                <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/></namedColor>
                <systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor>
            </resources>
            """)
        XCTAssertEqual(
            document.colors,
            [
                "Brand": .sRGB(red: 1, green: 0.5, blue: 0, alpha: 1),
                "systemBackgroundColor": .white(1, alpha: 1),
            ])
    }

    func testOtherFilesAreRefused() {
        func error(_ text: String) -> String {
            do {
                _ = try InterfaceDocument(Data(text.utf8), file: "a.xib")
                return ""
            } catch { return "\(error)" }
        }
        XCTAssertEqual(error("<plist/>"), "line 1: expected Interface Builder's <document>, not <plist>")
        XCTAssertEqual(
            error("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            "line 1: expected a file for iOS, not for com.apple.InterfaceBuilder3.Cocoa.XIB")
        XCTAssertEqual(error("<a>\n<b></a>"), "line 2: expected </b>, not </a>")
        XCTAssertEqual(error("<a>"), "line 1: the file ends within <a>")
        XCTAssertEqual(error("<a b=\"&nope;\"/>"), "line 1: “&nope;” isn't a character")
        XCTAssertEqual(error("<a/><b/>"), "line 1: expected nothing after </a>")
        XCTAssertEqual(error(""), "line 1: expected an element")
        XCTAssertEqual(
            error(String(repeating: "<a>", count: 500)), "line 1: elements are nested too deeply")
    }

    func testTexts() throws {
        let document = try document(
            """
            <objects>
                <label id="l" text="a &amp; b&#10;c &#x1F600; &quot;d&quot;"><string key="more">line
            two <![CDATA[<raw> & ]]>end</string></label>
            </objects>
            """, type: "XIB")
        let label = try XCTUnwrap(document.objects.first)
        XCTAssertEqual(label["text"], "a & b\nc 😀 \"d\"")
        XCTAssertEqual(label.child(key: "more")?.text, "line\ntwo <raw> & end")
    }
}
