import BuiltPrograms
import Foundation
import XCTest

/// An Xcode project with a storyboard, a catalog and tables of texts: its package is made, compiled and run.
final class AppResourcePackageTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("project \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for (path, text) in Self.files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    private func run(_ arguments: String...) throws -> Run { try BuiltKit.run(arguments, in: folder) }

    func testAProjectComesAlongWithItsResources() throws {
        let made = try run("app", "init", "Club.xcodeproj")
        XCTAssertEqual([made.error, "\(made.status)"], ["", "0"])
        let check = try run("app", "check", "Linux")
        XCTAssertEqual([check.error, check.text], ["", "nothing is missing\n"])
        let program = "Linux/.build/messageshot/debug/Club"
        let languages = ["en_US": ["Readers", "Twelve readers"], "de_DE": ["Lesekreis", "Zwölf Leserinnen"]]
        for (locale, texts) in languages {
            let drawn = try run("app", program, "-o", "club.svg", "--locale", locale)
            XCTAssertEqual([drawn.error, "\(drawn.status)"], ["brand true, tapped choose\n", "0"])
            let frames = try run("app", program, "-o", "club.json", "--locale", locale)
            XCTAssertEqual(frames.status, 0)
            let json = try String(contentsOf: folder.appendingPathComponent("club.json"), encoding: .utf8)
            for text in texts { XCTAssertTrue(json.contains(text), "\(locale) \(text)") }
        }
    }

    func testMissingNamesAreListed() throws {
        let source = "import UIKit\n\nlet a = Haptics()\nlet b = Haptics.self\nlet c = UIView().sparkle\n"
        try Data(source.utf8).write(to: folder.appendingPathComponent("Club/Broken.swift"))
        XCTAssertEqual(try run("app", "init", ".").status, 0)
        let check = try run("app", "check", "Linux")
        XCTAssertEqual(check.status, 1)
        XCTAssertEqual(check.text, "2  Haptics  Broken.swift\n1  UIView.sparkle  Broken.swift\n", check.error)
    }

    private static let files = [
        "Club.xcodeproj/project.pbxproj": """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = Club; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = Club; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = (S); };
        }; rootObject = P; }
        """,
        "Club/AppDelegate.swift": """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        """,
        "Club/Screens/ReadersViewController.swift": """
        import UIKit

        class ReadersViewController: UIViewController {
            @IBOutlet private weak var titleLabel: UILabel!
            @IBOutlet private var buttons: [UIButton]!
            private var tapped = ""

            override func viewDidLoad() {
                super.viewDidLoad()
                titleLabel.text = NSLocalizedString("readers.title", comment: "")
                buttons[0].addTarget(self, action: #selector(note), for: .touchUpInside)
                buttons[0].sendActions(for: .touchUpInside)
                let isBrand = UIColor.brand == UIColor(named: "Brand")
                FileHandle.standardError.write(Data("brand \\(isBrand), tapped \\(tapped)\\n".utf8))
            }

            @IBAction private func choose(_ sender: UIButton) { tapped = "choose" }
            @objc private func note() {}
        }
        """,
        "Club/Base.lproj/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
            <scenes>
                <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                    <connections>
                        <segue destination="v" kind="relationship" relationship="rootViewController" id="s"/>
                    </connections>
                </navigationController></objects></scene>
                <scene sceneID="2"><objects><viewController id="v" customClass="ReadersViewController"
                        customModule="Club" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="w">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="?" id="l">
                                <rect key="frame" x="20" y="120" width="300" height="24"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
                                <rect key="frame" x="20" y="160" width="120" height="44"/>
                                <state key="normal" title="Choose"/>
                                <connections>
                                    <action selector="choose:" destination="v" eventType="touchUpInside" id="a"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <navigationItem key="navigationItem" title="Readers" id="i"/>
                    <connections>
                        <outlet property="titleLabel" destination="l" id="o"/>
                        <outletCollection property="buttons" destination="b" id="c"/>
                    </connections>
                </viewController></objects></scene>
            </scenes>
        </document>
        """,
        "Club/Base.lproj/Localizable.strings": "\"readers.title\" = \"Twelve readers\";",
        "Club/de.lproj/Localizable.strings": "\"readers.title\" = \"Zwölf Leserinnen\";",
        "Club/de.lproj/Main.strings": "\"i.title\" = \"Lesekreis\";",
        "Club/Media.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
        "Club/Media.xcassets/Brand.colorset/Contents.json": #"""
        { "info": { "author": "xcode", "version": 1 }, "colors": [{ "idiom": "universal", "color": {
          "color-space": "srgb",
          "components": { "red": "0.75", "green": "0.2", "blue": "0.3", "alpha": "1" } } }] }
        """#,
        "Club/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
    ]
}
