import AppSourceRewriting
import XCTest

/// What each rule makes of code.
final class RuleTests: XCTestCase {
    /// Rewrites a file, and returns its own lines without spaces that only keep columns.
    private func rewritten(_ texts: String..., conditions: [String: Bool] = [:]) -> String {
        let files = texts.enumerated().map { SourceFile(path: "/app/File\($0.offset).swift", text: $0.element) }
        return AppSourceRewriter(conditions: conditions).rewrite(files).dropLast().map { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
                .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
                .replacing("\n#sourceLocation()\nimport ObjectiveCRuntime\n", with: "")
        }.joined(separator: "\n---\n")
    }

    /// The code of a class around a statement.
    private func statement(_ statement: String, in members: String = "") -> String {
        let text = rewritten("class Player: UIViewController {\nfunc test() { \(statement) }\n\(members)\n}")
        let line = text.split(separator: "\n")[1]
        return String(line.dropFirst("func test() { ".count).dropLast(2))
    }

    func testAttributesLeaveSpaces() {
        let file = AppSourceRewriter().rewrite([
            SourceFile(path: "/a.swift", text: "@objc(name:) class A: B { @IBOutlet weak var c: D! }\n")
        ])[0]
        XCTAssertTrue(file.text.contains("\n             class A: B {           weak var c: D! "), file.text)
        XCTAssertEqual(file.name, "a.rewritten.swift")
    }

    func testAttributes() {
        XCTAssertEqual(rewritten("@UIApplicationMain class A {}"), "@main class A {}")
        XCTAssertEqual(rewritten("@objc enum A: Int { case b }"), "enum A: Int { case b }")
        XCTAssertEqual(rewritten("let a: @convention(block) () -> Void"), "let a: () -> Void")
        XCTAssertEqual(rewritten("let a = \"@objc\" // @objc"), "let a = \"@objc\" // @objc")
        XCTAssertEqual(
            rewritten("struct A { var dynamic = 1; func f() { dynamic = 2 } }"),
            "struct A { var dynamic = 1; func f() { dynamic = 2 } }")
    }

    // MARK: Selectors

    func testSelectors() {
        let members = "@objc func tap(_ sender: Any) {}; @objc func play() {}; @objc(go:) func move(to place: Int) {}"
        for (code, expected) in [
            ("#selector(tap)", "Selector(\"tap:\", Player.tap)"),
            ("#selector(tap(_:))", "Selector(\"tap:\", Player.tap(_:))"),
            ("#selector(self.play)", "Selector(\"play\", Player.play)"),
            ("#selector(self?.play)", "Selector(\"play\", Player.play)"),
            ("#selector(Player.play)", "Selector(\"play\", Player.play)"),
            ("#selector(move(to:))", "Selector(\"go:\", Player.move(to:))"),
            ("#selector((tap))", "Selector(\"tap:\", Player.tap)"),
            ("#selector(Other.handle(tap:))", "Selector(\"handleWithTap:\", Other.handle(tap:))"),
            ("#selector(UIView.layoutIfNeeded)", "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)"),
            ("#selector(getter: title)", "Selector(\"title\", get: { (object: Player) in object.title })"),
            (
                "#selector(setter: Player.title)",
                "Selector(\"setTitle:\", set: { (object: Player, value) in object.title = value })"
            ),
            (
                "#selector(tap as (UIButton) -> Void)",
                "Selector(\"tap:\", Player.tap as (Player) -> (UIButton) -> Void)"
            ),
            (
                "#selector(Player.tap as (Player) -> (UIButton) -> Void)",
                "Selector(\"tap:\", Player.tap as (Player) -> (UIButton) -> Void)"
            ),
            (
                "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
                "Selector(\"tableView:didSelectRowAt:\")"
            ),
            ("#selector(button.pulse)", "Selector(\"pulse\", bound: button.pulse)"),
            ("#selector(other.play)", "Selector(\"play\")"),
            ("\"#selector(play)\"", "\"#selector(play)\""),
            ("\"\\(#selector(play))\"", "\"\\(Selector(\"play\", Player.play))\""),
        ] { XCTAssertEqual(statement(code, in: members), expected, code) }
    }

    func testTheTypeAroundASelector() {
        XCTAssertTrue(
            rewritten("extension Outer.Inner { func f() { #selector(g) } }").contains("Selector(\"g\", Outer.Inner.g)"))
        XCTAssertTrue(rewritten("class G<T>: A { func f() { #selector(g) } }").contains("Selector(\"g\", G.g)"))
        XCTAssertTrue(
            rewritten("class A { class B { @objc static func c() {}; func f() { #selector(c) } } }")
                .contains("Selector(\"c\", bound: B.c)"))
    }

    func testAnErrorOfASelectorNamesTheLine() {
        let file = AppSourceRewriter().rewrite([SourceFile(path: "/a.swift", text: "\nlet a = #selector(f().g)\n")])[0]
        XCTAssertEqual(
            file.diagnostics.map(\.description),
            [
                "/a.swift:2:9: error: #selector(f().g) can't be rewritten; name a method of this type, or of another one, "
                    + "as in #selector(Player.play)"
            ])
    }

    // MARK: Others

    func testKeyPaths() {
        XCTAssertEqual(statement("#keyPath(Player.item.title)"), "\"item.title\"")
        XCTAssertEqual(statement("#keyPath(title)"), "\"title\"")
        XCTAssertEqual(statement("#keyPath(CALayer.isHidden)"), "\"hidden\"")
        XCTAssertEqual(statement("#keyPath(Player.isOn)"), "\"isOn\"")
    }

    func testConditions() {
        XCTAssertEqual(rewritten("#if os(iOS)\n#elseif !os(tvOS)\n#endif"), "#if true\n#elseif !os(tvOS)\n#endif")
        XCTAssertEqual(
            rewritten("#if DEBUG && (os(iOS) || BETA)\n#endif", conditions: ["DEBUG": false, "BETA": true]),
            "#if false && (true || true)\n#endif")
        XCTAssertEqual(
            rewritten("#if targetEnvironment(simulator)\n#endif", conditions: ["targetEnvironment(simulator)": true]),
            "#if true\n#endif")
        XCTAssertEqual(rewritten("import ObjectiveC.runtime"), "import ObjectiveCRuntime")
    }

    func testOptionalRequirements() {
        let text = rewritten(
            """
            @objc public protocol D: class {
            @objc optional func did(_ a: A, end: Bool)
            @objc optional func size(of a: A) -> Int
            @objc optional var caption: String { get }
            func must()
            }
            func f(d: D?, a: A) {
            d?.did?(a, end: true)
            let s = d?.size!(of: a)
            if d?.size(of:) != nil {}
            d?.size(of: a)
            }
            struct S { var onTap: (() -> Void)?; func f() { onTap?() } }
            """)
        XCTAssertEqual(
            text,
            """
            public protocol D: ObjectiveCProtocol, AnyObject {
            func did(_ a: A, end: Bool)
            func size(of a: A) -> Int

            func must()
            }
            func f(d: D?, a: A) {
            d?.implementing("did:end:")?.did(a, end: true)
            let s = d?.implementing("sizeOf:")!.size(of: a)
            if d?.implementing("sizeOf:") != nil {}
            d?.size(of: a)
            }
            struct S { var onTap: (() -> Void)?; func f() { onTap?() } }extension D {
            public func did(_ a: A, end: Bool) {}
            public func size(of a: A) -> Int { fatalError("size(of:) isn't implemented") }
            public var caption: (String)? { optionalValue("caption") }
            }

            """)
    }

    func testAPropertyOfTheNameOfAnOptionalMethodStays() {
        let text = rewritten(
            "@objc protocol D { @objc optional func tap() }\nclass A { var tap: (() -> Void)?\nfunc f() { self.tap?() } }"
        )
        XCTAssertTrue(text.contains("self.tap?()"), text)
    }

    func testTables() {
        let text = rewritten(
            """
            class A: B {
            @objc private func tap(_ a: UIButton!, b: [Int?]) -> Bool { true }
            @IBOutlet var c: D!
            func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            func unseen() {}
            @objc var later: Int { get async { 1 } }
            }
            """)
        XCTAssertFalse(text.contains("\"later"), text)
        XCTAssertTrue(text.contains("Selector(\"tap:b:\", A.tap(_:b:) as (A) -> (UIButton?, [Int?]) -> Bool)"), text)
        XCTAssertTrue(text.contains("Selector(\"setC:\", set: { (object: A, value) in object.c = value })"), text)
        XCTAssertTrue(text.contains("Selector(\"tableView:didSelectRowAt:\")"), text)
        XCTAssertFalse(text.contains("Selector(\"unseen"), text)
    }

    func testDefaultsOfProtocolsHaveNoTable() {
        let text = "protocol P: AnyObject {}\nextension P { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
        XCTAssertEqual(rewritten(text), text)
        XCTAssertTrue(
            rewritten("class A {}\nextension A { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }")
                .contains("[Selector] { let method0 = Selector(\"scrollViewDidScroll:\")"))
    }

    func testTheTableOfAPublicExtensionIsPublic() {
        let text = rewritten("public extension A { @objc func b() {} }")
        XCTAssertTrue(text.contains("nonisolated public static var receiver: AnyClass? { A.self }"), text)
        XCTAssertTrue(text.contains("nonisolated public static var methods: [Selector]"), text)
    }

    func testAClassAnswersForItsMethods() {
        let text = rewritten("class A: B { override func responds(to aSelector: Selector!) -> Bool { true } }")
        XCTAssertTrue(text.hasPrefix("class A: B { func responds(to aSelector: Selector!) -> Bool { true }"), text)
        XCTAssertTrue(
            text.contains("Selector(\"respondsToSelector:\", A.responds(to:) as (A) -> (Selector?) -> Bool)"), text)
    }

    func testAMemberMovesToItsClass() {
        let text = rewritten(
            "class A: B {\n}\nclass C: A { override func e() {} }",
            "import D\nextension A {\n    override func f() {\n    }\n    @objc func e() {}\n}")
        XCTAssertTrue(
            text.contains("#sourceLocation(file: \"/app/File1.swift\", line: 3)\noverride func f() {\n}\n"), text)
        XCTAssertTrue(text.contains("#sourceLocation(file: \"/app/File1.swift\", line: 5)\nfunc e() {}\n"), text)
        XCTAssertTrue(text.contains("#sourceLocation(file: \"/app/File0.swift\", line: 2)\n}"), text)
        let other = AppSourceRewriter().rewrite([
            SourceFile(path: "/a.swift", text: "extension UIView { override func draw() {} }")
        ])[0]
        XCTAssertEqual(other.diagnostics.map(\.severity), [.warning])
        XCTAssertFalse(other.text.contains("override"))
    }

    func testMembersOfExtensionsThatAreOverridden() {
        let text = rewritten(
            """
            extension UIView {
            @objc func prepare(_ a: Int, for b: String) -> Bool { true }
            @objc var mark: String { "view" }
            @objc func other() {}
            }
            extension UILabel { override func prepare(_ a: Int, for b: String) -> Bool { super.prepare(a, for: b) } }
            class Card: UIView { override var mark: String { super.mark + "card" } }
            class Base { func other() {} }
            class Derived: Base { override func other() {} }
            """)
        for line in [
            "func prepare(_ a: Int, for b: String) -> Bool { implementation(\"prepare:for:\", [a, b]) { prepareOfUIView(a, for: b) } }; "
                + "func prepareOfUIView(_ a: Int, for b: String) -> Bool { true }",
            "var mark: String { implementation(\"mark\", []) { markOfUIView } }; var markOfUIView: String { \"view\" }",
            "\nfunc other() {}\n",
            "extension UILabel { func prepareOfUILabel(_ a: Int, for b: String) -> Bool { self.prepareOfUIView(a, for: b) }",
            "Selector(\"prepare:for:\", UILabel.prepareOfUILabel(_:for:) as (UILabel) -> (Int, String) -> Bool)",
            "class Card: UIView { var markOfCard: String { self.markOfUIView + \"card\" }",
            "class Derived: Base { override func other() {} }",
        ] { XCTAssertTrue(text.contains(line), "\(line)\n\nin\n\n\(text)") }
    }

    // MARK: Everything else stays

    /// The file's own lines in a rewritten file.
    private func lines(of output: String) -> [Substring] {
        let own = output.range(of: "\n#sourceLocation()\n", options: .backwards).map { output[..<$0.lowerBound] }
        return (own ?? output[...]).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map { $0 }
    }

    /// Of three hundred files, each line without anything of Objective-C stays, and tables are the only new code.
    func testOtherLinesStay() throws {
        let words = [
            "@objc", "@IB", "@NS", "@UIApplicationMain", "#selector", "#keyPath", "dynamic", "optional", "os(iOS)",
            "canImport(ObjectiveC)", "import ObjectiveC", "@convention", "?(", "!(", "nil", "override",
        ]
        let paths = PackageFiles.swift.enumerated().filter {
            $0.offset.isMultiple(of: max(1, PackageFiles.swift.count / 300))
        }
        XCTAssertGreaterThanOrEqual(paths.count, 300)
        for (_, path) in paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let output = AppSourceRewriter().rewrite([SourceFile(path: path, text: text)])[0].text
            let own = lines(of: output).joined(separator: "\n").replacing(
                /[ ]enum ObjectiveC\d+In\w+: ObjectiveCMethods \{.* \} (?=\})/, with: "")
            let rewritten = own.split(separator: "\n", omittingEmptySubsequences: false)
            let original = text.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertGreaterThanOrEqual(rewritten.count, original.count, path)
            for (line, new) in zip(original, rewritten) where !words.contains(where: line.contains) {
                XCTAssertEqual(
                    new.replacing(" ", with: ""), line.replacing(" ", with: ""), path)
            }
        }
    }

    /// Files with odd code keep their lines, and tokens that aren't of Objective-C.
    func testOddFilesKeepTheirLines() {
        for text in OddSources.all {
            let output = AppSourceRewriter().rewrite([SourceFile(path: "/a.swift", text: text)])[0].text
            XCTAssertEqual(
                lines(of: output).count, text.split(separator: "\n", omittingEmptySubsequences: false).count, text)
        }
    }
}
