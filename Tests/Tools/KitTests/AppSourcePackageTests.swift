import BuiltPrograms
import Foundation
import XCTest

/// An app's own folder, compiled by a package with the plug-in AppSources and the kit.
final class AppSourcePackageTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("app \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Shelf",
                dependencies: [.package(url: "https://git.example/MessageShot", branch: "main")],
                targets: [
                    .target(
                        name: "ShelfApp", dependencies: [.product(name: "UIKit", package: "MessageShot")],
                        swiftSettings: [.swiftLanguageMode(.v5)],
                        plugins: [.plugin(name: "AppSources", package: "MessageShot")]),
                    .executableTarget(
                        name: "shelf", dependencies: ["ShelfApp"], swiftSettings: [.swiftLanguageMode(.v5)]),
                ])
            """, to: "Linux/Package.swift")
        try write(
            #"{ "folders": ["../../../Shelf"], "exclude": ["Skipped"], "conditions": { "BETA": true } }"#,
            to: "Linux/Sources/ShelfApp/AppSources.json")
        try write("// The app's sources are in Shelf.\n", to: "Linux/Sources/ShelfApp/Empty.swift")
        try write("import ShelfApp\nMainActor.assumeIsolated { Shelf.test() }\n", to: "Linux/Sources/shelf/main.swift")
        try write("this isn't Swift\n", to: "Shelf/Skipped/Broken.swift")
        for (name, text) in Self.files { try write(text, to: "Shelf/\(name)") }
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func run(_ arguments: [String]) throws -> Run {
        try BuiltKit.run(["swift"] + arguments, in: folder.appendingPathComponent("Linux"))
    }

    private static let files = [
        "Player.swift": """
        import UIKit

        @objc public protocol PlayerDelegate: class {
            @objc optional func player(_ player: PlayerViewController, didPlay count: Int)
            @objc optional func volume(of player: PlayerViewController) -> Float
            @objc optional func player(_ player: PlayerViewController, shouldStop: Bool) -> Bool
            @objc optional var caption: String { get }
        }

        @objcMembers
        open class PlayerViewController: UIViewController {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable dynamic var radius: CGFloat = 4 { didSet { view.layer.cornerRadius = radius } }
            public weak var delegate: PlayerDelegate?
            var onPlay: ((Int) -> Void)?
            public lazy var button: UIButton = {
                let button = UIButton(type: .system)
                button.addTarget(self, action: #selector(play(_:)), for: .touchUpInside)
                return button
            }()

            @IBAction private func play(_ sender: UIButton) { say("play \\(type(of: sender))") }
            @objc private func changed(_ sender: UIButton) { say("changed button") }
            @objc(changedNumber:) private func changed(_ number: Int) { say("changed number") }
            func started(_ notification: NSNotification) { say("started") }
            func plain() { say("plain") }
            @objc func replaced() { say("replaced in the class") }

            open override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(self.changed as (UIButton) -> Void), for: .valueChanged)
                let tap = UITapGestureRecognizer(target: self, action: #selector(PlayerViewController.plain))
                view.addGestureRecognizer(tap)
                let started = Notification.Name("started")
                NotificationCenter.default.addObserver(
                    self, selector: #selector(PlayerViewController.started(_:)), name: started, object: nil)
                NotificationCenter.default.post(name: started, object: nil)
                NotificationCenter.default.removeObserver(self)
                button.sendActions(for: .touchUpInside)
                button.sendActions(for: .valueChanged)
                tap.sendActions()
                perform(Selector(("plain")))
                perform(NSSelectorFromString("changedNumber:"), with: 3)
                say("\\(responds(to: #selector(setter: radius))) \\(responds(to: Selector("stop")))")
                say(#keyPath(PlayerViewController.view.backgroundColor) + " \\(#selector(getter: radius))")
                say("\\(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)")
                delegate?.player?(self, didPlay: 2)
                say("volume \\(delegate?.volume?(of: self) ?? -1), \\(delegate?.caption ?? "no caption")")
                if delegate?.player(_:shouldStop:) == nil { say("no stop") }
                onPlay?(1)
            }
        }

        func say(_ text: String) { print(text) }
        """,
        "Player+Appearance.swift": """
        extension PlayerViewController {
            open override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                say("will appear")
            }

            @objc func stopped() { say("stopped") }
        }
        """,
        "Descriptions.swift": """
        import UIKit

        extension UIView {
            @objc func describe(_ mark: String) -> String { "view" + mark }
        }

        extension UILabel {
            override func describe(_ mark: String) -> String { super.describe(mark) + "label" + mark }
        }

        final class Badge: UILabel {
            override func describe(_ mark: String) -> String { super.describe(mark) + "badge" + mark }
        }
        """,
        "LoudPlayer.swift": """
        import UIKit

        final class LoudPlayer: PlayerViewController {
            override func stopped() { say("stopped loudly") }
        }

        final class List<Element>: NSObject, PlayerDelegate {
            func volume(of player: PlayerViewController) -> Float { 0.5 }
            func player(_ player: PlayerViewController, didPlay count: Int) { say("played \\(count)") }
        }

        final class Captions: NSObject, PlayerDelegate {
            var caption: String { "a caption" }
        }

        #if os(iOS) && BETA
        public enum Shelf {
            @MainActor public static func test() {
                let delegate = List<Int>()
                let player = LoudPlayer()
                player.delegate = delegate
                player.loadViewIfNeeded()
                player.viewWillAppear(false)
                player.perform(#selector(PlayerViewController.stopped))
                let captions = Captions()
                let other = PlayerViewController()
                other.delegate = captions
                other.onPlay = { say("closure \\($0)") }
                other.loadViewIfNeeded()
                let views = [UIView(), UILabel(), Badge()]
                say(views.map { $0.describe(".") }.joined(separator: " "))
            }
        }
        #endif
        """,
    ]

    func testAnAppRuns() throws {
        let run = try run(["run", "shelf"])
        let common = """
            started
            play UIButton
            changed button
            plain
            plain
            changed number
            true false
            view.backgroundColor radius
            true

            """
        XCTAssertEqual(
            run.text,
            common + """
                played 2
                volume 0.5, no caption
                no stop
                will appear
                stopped loudly

                """ + common + """
                    volume -1.0, a caption
                    no stop
                    closure 1
                    view. view.label. view.label.badge.

                    """, run.error)
        let warnings = run.error.split(separator: "\n").filter {
            $0.contains("warning: ") && !$0.contains("--multiroot-data-file")
        }
        XCTAssertEqual(warnings, [])
    }

    /// The class in Documentation/AppSources.md.
    func testThePage() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/AppSources.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        let block = try XCTUnwrap(
            text.firstMatch(of: #/(?s)<!-- checked by: AppSourcePackageTests -->\n\n```text\n(.+?)```/#))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Shelf"))
        try write(String(block.1), to: "Shelf/PlayerViewController.swift")
        let run = try run(["build", "--target", "ShelfApp"])
        XCTAssertEqual(run.status, 0, run.text + run.error)
    }

    func testPreviewsHaveTheirPlaces() throws {
        try write("import SwiftUI\n\n#Preview { Text(\"x\") }\n", to: "Shelf/Sticker.swift")
        let run = try BuiltKit.run(["preview", ".", "--list"], in: folder.appendingPathComponent("Linux"))
        XCTAssertEqual(run.text, "Sticker  Sticker.swift:3\n", run.error)
    }

    func testErrorsStandAtTheAppsLines() throws {
        try write(
            "import UIKit\n\n\n@objc class Broken: NSObject {\n    @objc let a = missing\n}\n", to: "Shelf/Broken.swift"
        )
        let run = try run(["build", "--product", "shelf"])
        XCTAssertNotEqual(run.status, 0)
        XCTAssertTrue(
            (run.text + run.error).contains("\(folder.path)/Shelf/Broken.swift:5:19: error: "), run.text + run.error)
    }

    /// Builds with the kit are planned each time, so that a new file is compiled.
    func testANewFile() throws {
        XCTAssertEqual(try run(["build", "--product", "shelf"]).status, 0)
        try write("let new = missing\n", to: "Shelf/New.swift")
        let run = try run(["build", "--product", "shelf"])
        XCTAssertTrue(
            (run.text + run.error).contains("\(folder.path)/Shelf/New.swift:1:11: error: "), run.text + run.error)
    }

    func testWhatCantBeRewrittenIsAnErrorAtItsLine() throws {
        try write("\nlet a = #selector(f().g)\n", to: "Shelf/Broken.swift")
        let run = try run(["build", "--product", "shelf"])
        XCTAssertNotEqual(run.status, 0)
        XCTAssertTrue(
            (run.text + run.error).contains("\(folder.path)/Shelf/Broken.swift:2:9: error: #selector(f().g) can't"),
            run.text + run.error)
    }
}
