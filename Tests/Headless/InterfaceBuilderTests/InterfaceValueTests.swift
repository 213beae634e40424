import Foundation
import InterfaceBuilder
import XCTest

final class InterfaceValueTests: XCTestCase {
    private func element(_ text: String) throws -> InterfaceElement {
        let file = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(text)</objects></document>"
        return try XCTUnwrap(InterfaceDocument(Data(file.utf8), file: "a.xib").objects.first)
    }

    func testColors() throws {
        func color(_ attributes: String) throws -> InterfaceColor? {
            InterfaceColor(try element("<color \(attributes)/>"))
        }
        XCTAssertEqual(
            try color("red=\"1\" green=\"0\" blue=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedRGB\""),
            .sRGB(red: 1, green: 0, blue: 0.5, alpha: 0.25))
        XCTAssertEqual(
            try color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\""),
            .displayP3(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(try color("white=\"0.33\" alpha=\"1\""), .white(0.33, alpha: 1))
        XCTAssertEqual(try color("name=\"Brand\""), .named("Brand"))
        XCTAssertEqual(try color("systemColor=\"labelColor\""), .system("labelColor"))
        XCTAssertEqual(try color("cocoaTouchSystemColor=\"darkTextColor\""), .system("darkTextColor"))
        XCTAssertNil(try color("key=\"a\""))
    }

    func testFonts() throws {
        func font(_ attributes: String) throws -> InterfaceFont? { InterfaceFont(try element("<font \(attributes)/>")) }
        XCTAssertEqual(try font("type=\"system\" pointSize=\"15\""), .system(size: 15, weight: nil))
        XCTAssertEqual(
            try font("type=\"system\" weight=\"semibold\" pointSize=\"15\""), .system(size: 15, weight: "semibold"))
        XCTAssertEqual(try font("type=\"boldSystem\" pointSize=\"20\""), .system(size: 20, weight: "bold"))
        XCTAssertEqual(try font("type=\"italicSystem\" pointSize=\"12\""), .italicSystem(size: 12))
        XCTAssertEqual(try font("style=\"UICTFontTextStyleBody\""), .textStyle("UICTFontTextStyleBody"))
        XCTAssertEqual(
            try font("name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"17\""),
            .named("Avenir-Book", family: "Avenir", size: 17))
        XCTAssertEqual(try font("size=\"13\" name=\"Helvetica\""), .named("Helvetica", family: nil, size: 13))
        XCTAssertNil(try font("type=\"other\""))
    }

    func testConstraints() throws {
        func constraint(_ attributes: String) throws -> InterfaceConstraint? {
            InterfaceConstraint(try element("<constraint \(attributes)/>"))
        }
        let full = try XCTUnwrap(
            constraint(
                "firstItem=\"a\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"b\" "
                    + "secondAttribute=\"trailing\" multiplier=\"1:2\" constant=\"8\" priority=\"750\" identifier=\"gap\""
            ))
        XCTAssertEqual(full.relation, .greaterThanOrEqual)
        XCTAssertEqual(full.multiplier, 0.5)
        XCTAssertEqual(full.constant, 8)
        XCTAssertEqual(full.priority, 750)
        XCTAssertEqual(full.identifier, "gap")
        let own = try XCTUnwrap(constraint("firstAttribute=\"width\" constant=\"44\" placeholder=\"YES\""))
        XCTAssertNil(own.firstItem)
        XCTAssertNil(own.secondAttribute)
        XCTAssertEqual(own.priority, 1000)
        XCTAssertTrue(own.isPlaceholder)
        XCTAssertTrue(try XCTUnwrap(constraint("firstAttribute=\"top\" symbolic=\"YES\"")).isStandardDistance)
        XCTAssertNil(try constraint("constant=\"44\""))
        XCTAssertNil(try constraint("firstAttribute=\"top\" relation=\"about\""))
    }

    func testConnections() throws {
        let element = try element(
            """
            <button id="b"><connections>
                <outlet property="title" destination="t"/>
                <outletCollection property="parts" destination="p"/>
                <action selector="tap:" destination="c" eventType="touchUpInside"/>
                <segue destination="d" kind="show" identifier="details"/>
                <segue destination="d" kind="push"/>
                <segue destination="r" kind="relationship" relationship="rootViewController"/>
                <segue destination="x" kind="teleport"/>
            </connections></button>
            """)
        let connections = element.connections.map(\.connection)
        XCTAssertEqual(connections[0], .outlet(property: "title", destination: "t"))
        XCTAssertEqual(connections[1], .outletCollection(property: "parts", destination: "p"))
        XCTAssertEqual(connections[2], .action(selector: "tap:", destination: "c", event: "touchUpInside"))
        guard case .segue(let first) = connections[3], case .segue(let second) = connections[4],
            case .segue(let third) = connections[5]
        else { return XCTFail("\(connections)") }
        XCTAssertEqual(first.kind, .show)
        XCTAssertEqual(first.identifier, "details")
        XCTAssertEqual(second.kind, .show)
        XCTAssertEqual(third.kind, .relationship("rootViewController"))
        XCTAssertNil(connections[6])
    }

    func testRuntimeAttributes() throws {
        let element = try element(
            """
            <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="w"><real key="value" value="1.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="name" value="Leia"/>
                <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="0" alpha="1"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="2" height="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="image" keyPath="icon" value="logo"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
                <userDefinedRuntimeAttribute type="secret" keyPath="x"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let attributes = element.runtimeAttributes.map(\.attribute)
        XCTAssertEqual(attributes[0]?.keyPath, "layer.cornerRadius")
        XCTAssertEqual(
            attributes.map { $0?.value },
            [
                .integer(8), .real(1.5), .boolean(true), .string("Leia"), .color(.white(0, alpha: 1)),
                .size(width: 2, height: 3), .image(InterfaceImage(name: "logo", isSymbol: false)), .some(.none), nil,
            ])
    }

    func testImages() throws {
        let symbol = try element(
            """
            <imageView image="other"><imageReference key="image" image="star" catalog="system" symbolScale="large"
                renderingMode="template"/></imageView>
            """)
        let image = try XCTUnwrap(InterfaceImage("image", of: symbol))
        XCTAssertEqual(image.name, "star")
        XCTAssertTrue(image.isSymbol)
        XCTAssertEqual(image.configuration?.scale, "large")
        XCTAssertEqual(image.configuration?.renderingMode, "template")
        XCTAssertEqual(
            InterfaceImage("image", of: try element("<imageView image=\"star.fill\" catalog=\"system\"/>")),
            InterfaceImage(name: "star.fill", isSymbol: true))
        XCTAssertNil(InterfaceImage("image", of: try element("<imageView/>")))
    }

    // MARK: Size classes

    func testVariations() throws {
        let stack = try element(
            """
            <stackView axis="vertical" spacing="8">
                <color key="backgroundColor" white="1" alpha="1"/>
                <variation key="heightClass=compact" axis="horizontal"/>
                <variation key="heightClass=compact-widthClass=regular" spacing="30">
                    <color key="backgroundColor" white="0" alpha="1"/>
                </variation>
                <variation key="default">
                    <mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask>
                </variation>
                <variation key="widthClass=regular">
                    <mask key="subviews"><include reference="a"/></mask>
                </variation>
            </stackView>
            """)
        func resolved(_ width: InterfaceSizeClasses.SizeClass, _ height: InterfaceSizeClasses.SizeClass)
            -> (InterfaceElement, Set<String>)
        {
            var excluded: Set<String> = []
            let element = stack.resolved(for: InterfaceSizeClasses(width: width, height: height), excluded: &excluded)
            return (element, excluded)
        }
        let (phone, hidden) = resolved(.compact, .regular)
        XCTAssertEqual(phone["axis"], "vertical")
        XCTAssertEqual(hidden, ["a", "b"])
        let (landscape, _) = resolved(.compact, .compact)
        XCTAssertEqual(landscape["axis"], "horizontal")
        XCTAssertEqual(landscape["spacing"], "8")
        let (large, shown) = resolved(.regular, .compact)
        XCTAssertEqual(large["axis"], "horizontal")
        XCTAssertEqual(large["spacing"], "30")
        XCTAssertEqual(large.child(key: "backgroundColor")?["white"], "0")
        XCTAssertEqual(large.children.count, 1)
        XCTAssertEqual(shown, ["b"])
        XCTAssertTrue(stack.isVaried)
        XCTAssertFalse(phone.isVaried)
    }
}
