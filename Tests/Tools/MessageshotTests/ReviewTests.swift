import Foundation
import XCTest

/// `messageshot review` in a small git repository of a package.
final class ReviewTests: ProgramTestCase {
    // MARK: The repository

    private static let views = """
        import SwiftUI

        struct Badge: View {
            let text: String

            var body: some View {
                HStack(spacing: 4) {
                    Circle().fill(Color.red).frame(width: 12, height: 12)
                    Text(text)
                }
                .padding(8)
            }
        }

        struct Sheet: View {
            var body: some View {
                VStack {
                    Text("Title").padding(.top, 4)
                    Badge(text: "One")
                    Badge(text: "Two")
                }
                .frame(width: 200)
            }
        }
        """

    private static let previews = """
        import SwiftUI

        #Preview("badge") { Badge(text: "New") }
        #Preview("sheet") { Sheet() }
        #Preview("plain") { Text("Unchanged") }
        #Preview("former") { Badge(text: "Former") }
        """

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Badges",
            dependencies: [.package(url: "https://example.org/MessageShot.git", .upToNextMinor(from: "1.0.0"))],
            targets: [.target(name: "Badges", dependencies: [.product(name: "SwiftUI", package: "MessageShot")])])
        """

    private func put(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    @discardableResult
    private func git(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let author = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
        let run = try launch("/usr/bin/env", ["git"] + author + arguments)
        XCTAssertEqual(run.status, 0, run.error, file: file, line: line)
        return run.text
    }

    /// Makes the repository with a package, and a branch of it.
    private func makePackage() throws {
        try git("init", "-q", "-b", "main")
        try put(".build\nreview\n", to: ".gitignore")
        try put(Self.manifest, to: "Package.swift")
        try put(Self.views, to: "Sources/Badges/Views.swift")
        try put(Self.previews, to: "Sources/Badges/Previews.swift")
        try git("add", ".")
        try git("commit", "-q", "-m", "Add badges")
        try git("checkout", "-q", "-b", "change")
    }

    private func edit(_ name: String, _ pairs: (String, String)...) throws {
        let file = folder.appendingPathComponent(name)
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in pairs {
            XCTAssertTrue(text.contains(old), old)
            text = text.replacing(old, with: new)
        }
        try Data(text.utf8).write(to: file)
    }

    private func skipWithoutKit() throws {
        let kit = Self.program.deletingLastPathComponent().appendingPathComponent("kit/kit.json")
        try XCTSkipUnless(
            FileManager.default.fileExists(atPath: kit.path), "there is no kit beside the program; make test makes one")
    }

    private struct Found: Decodable {
        let headline: String
        let totals: [String: Int]
        let groups: [Group]
        let items: [Item]
        let broken: [Broken]
        let notes: [String]

        struct Group: Decodable { let outcome, title: String, causes, items: [String] }
        struct Item: Decodable {
            let name, outcome: String, place, before, after, minimal, reason: String?, summary: [String]
        }
        struct Broken: Decodable { let package, side: String, errors: [String] }

        func outcome(_ name: String) -> String? { items.first { $0.name == name }?.outcome }
    }

    private func review(_ arguments: String...) throws -> (status: Int32, found: Found) {
        let run = try run(["review", "--since", "main", "--json"] + arguments)
        XCTAssertEqual(run.error, "")
        return (run.status, try JSONDecoder().decode(Found.self, from: run.output))
    }

    // MARK: Previews

    func testPreviewsOfBothSidesAreCompared() throws {
        try skipWithoutKit()
        try makePackage()
        // A committed change of a color, and uncommitted ones of a margin, of previews and of a new file.
        try edit("Sources/Badges/Views.swift", ("Color.red", "Color.blue"))
        try git("commit", "-q", "-a", "-m", "Make badges blue")
        try edit("Sources/Badges/Views.swift", (".padding(.top, 4)", ".padding(.top, 24)"))
        try edit("Sources/Badges/Previews.swift", ("#Preview(\"former\") { Badge(text: \"Former\") }", ""))
        try put(
            "import SwiftUI\n#Preview(\"later\") { Badge(text: \"<Later & \\\"more\\\">\") }\n",
            to: "Sources/Badges/More.swift")
        let status = try git("status", "--porcelain")
        let index = try data(".git/index")
        let objects = try git("count-objects")

        let (code, found) = try review("-o", "review", "--images-url", "https://example.org/1")
        XCTAssertEqual(code, 1)
        XCTAssertEqual(found.headline, "2 changed, 1 new, 1 removed, 1 unchanged")
        XCTAssertEqual(found.outcome("Badges/Previews-badge"), "changed")
        XCTAssertEqual(found.outcome("Badges/Previews-sheet"), "changed")
        XCTAssertEqual(found.outcome("Badges/Previews-plain"), "unchanged")
        XCTAssertEqual(found.outcome("Badges/Previews-former"), "removed")
        XCTAssertEqual(found.outcome("Badges/More-later"), "new")
        let badge = try XCTUnwrap(found.groups.first { $0.items == ["preview/Badges/Previews-badge"] })
        XCTAssertTrue(badge.title.contains("fill"), badge.title)
        // The padding is the cause, and what moved with it its consequence.
        let sheet = try XCTUnwrap(found.items.first { $0.name == "Badges/Previews-sheet" })
        XCTAssertTrue(sheet.summary.contains { $0.contains("as a result") }, sheet.summary.joined(separator: "\n"))
        XCTAssertEqual(
            found.notes, [".: previews are drawn by the installed MessageShot, not by the version in Package.swift"])

        // The repository is as it was.
        XCTAssertEqual(try data(".git/index"), index)
        XCTAssertEqual(try git("status", "--porcelain"), status)
        XCTAssertEqual(try git("count-objects"), objects)
        XCTAssertEqual(try git("worktree", "list").split(separator: "\n").count, 1)

        let page = try text("review/index.html")
        XCTAssertTrue(page.contains("Review of pictures"))
        XCTAssertFalse(page.contains("{{"))
        let comment = try text("review/comment.md")
        XCTAssertTrue(
            comment.hasPrefix("<!-- messageshot review -->\n### Pictures: 2 changed, 1 new, 1 removed, 1 unchanged\n"))
        for image in comment.matches(of: /<img src="https:\/\/example\.org\/1\/([^"]+)"/) {
            XCTAssertTrue(FileManager.default.fileExists(atPath: path("review/\(image.1)")), String(image.1))
        }
        XCTAssertTrue(comment.contains("-minimal.png"))
        XCTAssertTrue(comment.contains("Badges/More-later"))
        XCTAssertLessThan(comment.count, 65_536)
    }

    func testASideThatDoesNotCompileIsNamedAndTheOtherIsShown() throws {
        try skipWithoutKit()
        try makePackage()
        try edit("Sources/Badges/Views.swift", ("Circle()", "Cercle()"))
        let (code, found) = try review("-o", "review")
        XCTAssertEqual(code, 1)
        XCTAssertEqual(found.broken.map(\.package), ["."])
        XCTAssertEqual(found.broken.map(\.side), ["after"])
        XCTAssertEqual(
            found.broken[0].errors.first, "Sources/Badges/Views.swift:8:13: cannot find 'Cercle' in scope")
        XCTAssertEqual(found.totals, ["undrawable": 4])
        XCTAssertTrue(found.items.allSatisfy { $0.before != nil && $0.after == nil })
        let comment = try text("review/comment.md")
        XCTAssertTrue(
            comment.contains(
                "**`\(folder.lastPathComponent)` doesn’t compile with the change**; the pictures of the other side are below.\n\n"
                    + "- `Sources/Badges/Views.swift:8:13: cannot find 'Cercle' in scope`"), comment)
    }

    func testAPreviewThatCrashesIsShownAsItWas() throws {
        try skipWithoutKit()
        try makePackage()
        try edit(
            "Sources/Badges/Views.swift", ("Text(\"Title\")", "Text([\"Title\"][text.count])"),
            ("struct Sheet: View {", "struct Sheet: View {\n    var text = \"one\""))
        let (code, found) = try review()
        XCTAssertEqual(code, 1)
        XCTAssertEqual(found.totals, ["undrawable": 1, "unchanged": 3])
        let sheet = try XCTUnwrap(found.items.first { $0.outcome == "undrawable" })
        XCTAssertEqual(sheet.name, "Badges/Previews-sheet")
        XCTAssertTrue(sheet.reason?.contains("its code ended the program") == true, sheet.reason ?? "")
    }

    func testANewPreviewThatCrashesIsNew() throws {
        try skipWithoutKit()
        try makePackage()
        try put("import SwiftUI\n#Preview(\"bad\") { fatalError(\"no\") }\n", to: "Sources/Badges/More.swift")
        let (_, found) = try review()
        let group = try XCTUnwrap(found.groups.first { $0.outcome == "undrawable" })
        XCTAssertTrue(group.title.hasPrefix("can’t be drawn: its code ended the program"), group.title)
    }

    func testASignalRemovesTheTemporaryFolder() throws {
        try skipWithoutKit()
        try makePackage()
        try edit("Sources/Badges/Views.swift", ("Color.red", "Color.blue"))
        let temporary = path("temporary")
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["review", "--since", "main"]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        func isBuilding() -> Bool {
            FileManager.default.enumerator(atPath: temporary)?.contains { "\($0)".hasSuffix("files/.build") } ?? false
        }
        while process.isRunning, !isBuilding() { usleep(50_000) }
        XCTAssertTrue(process.isRunning)
        process.terminate()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGTERM)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: temporary).filter { $0.contains("review") }, [])
    }

    func testOtherFilesChangeNoPreview() throws {
        try makePackage()
        try put("Badges\n", to: "README.md")
        let run = try run("review", "--since", "main")
        XCTAssertEqual(run.status, 0)
        XCTAssertEqual(run.error, "")
        XCTAssertEqual(
            run.text, "no picture changed\nnote: 1 package without changed sources: not drawn\n")
    }

    // MARK: Committed and documentation pictures

    func testGoldensAndPicturesAreComparedAsCommitted() throws {
        try git("init", "-q", "-b", "main")
        try put("review\n", to: ".gitignore")
        try put(
            "{ me: ana, users: { ana: Ana }, messages: [{ from: ana, text: Hello, at: 2024-05-02T11:59:00Z }] }\n",
            to: "docs/chat.yaml")
        try put(
            """
            folder: out
            defaults: { conversation: chat.yaml }
            pictures: { hello: {}, other: { appearance: dark } }
            """, to: "docs/pictures.yaml")
        try put("Hello\nWorld\n", to: "Golden/A/Tests/text.txt")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Golden/A/Tests"), withIntermediateDirectories: true)
        let drawn = try run("render", "docs/chat.yaml", "--embed-frames", "-o", "Golden/A/Tests/picture.png")
        XCTAssertEqual(drawn.status, 0, drawn.error)
        try FileManager.default.copyItem(atPath: path("Golden/A/Tests/picture.png"), toPath: path("logo.png"))
        try git("add", ".")
        try git("commit", "-q", "-m", "Add a chat")
        try edit("docs/chat.yaml", ("Hello", "Goodbye"))
        try edit("Golden/A/Tests/text.txt", ("World", "Moon"))
        for name in ["Golden/A/Tests/picture.png", "logo.png"] {
            XCTAssertEqual(try run("render", "docs/chat.yaml", "--embed-frames", "-o", name).status, 0)
        }
        try put("<svg/>", to: "drawing.svg")
        // Names are data, and a link is no picture.
        let hostile = "<img src=x>|`@all`.png"
        try FileManager.default.copyItem(atPath: path("logo.png"), toPath: path(hostile))
        try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: "/etc/hostname")
        let (code, found) = try review("-o", "review")
        XCTAssertEqual(code, 1)
        XCTAssertEqual(
            found.items.map { "\($0.name) \($0.outcome)" },
            [
                "Golden/A/Tests/picture.png changed", "Golden/A/Tests/text.txt changed", "docs/out/hello.png changed",
                "docs/out/other.png changed", "\(hostile) new", "logo.png changed",
            ])
        // Three pictures have the same change, and the dark one too: the text is the same.
        let texts = try XCTUnwrap(found.groups.first { $0.items.contains("picture/logo.png") })
        XCTAssertTrue(texts.title.contains("“Hello” → “Goodbye”"), texts.title)
        XCTAssertEqual(texts.items.count, 4)
        XCTAssertEqual(found.notes, ["changed, but only PNG pictures are compared: drawing.svg"])
        XCTAssertTrue(try text("review/comment.md").contains("```diff\n@@ -1,2 +1,2 @@\n Hello\n-World\n+Moon\n"))
        let names = try text("review/comment.md")
        XCTAssertTrue(names.contains("<code>&lt;img src=x&gt;|`@all`.png</code>"), names)
        // The folder of the review is no part of the change, ignored or not.
        try put("", to: ".gitignore")
        XCTAssertEqual(try review("-o", "review").found.items.count, found.items.count)
        // Without an address there is no picture in the comment.
        XCTAssertFalse(try text("review/comment.md").contains("<img src=\""))
    }

    // MARK: Mistakes

    func testMistakesAreOneLine() throws {
        try assertFails(
            "review", "--since", "main",
            saying: ".: not in the work tree of a git repository; run messageshot review in a clone")
        try git("init", "-q", "-b", "main")
        let root = folder.path
        try assertFails(
            "review", "--since", "main", saying: "\(root): there is no commit yet; nothing can have changed")
        try git("commit", "-q", "--allow-empty", "-m", "Begin")
        try assertFails(
            "review", "--since", "trunk",
            saying: "--since “trunk”: git knows no such revision; name a branch, a tag or a commit, and fetch it first")
        try assertFails(
            "review", "--since", "main",
            saying: ".: there is no Package.swift, no pictures.yaml and no PNG picture to review; name the folder of a "
                + "package or of a documentation")
        try assertFails("review", "missing", "--since", "main", saying: "missing: there is no such folder")
        try assertFails(
            "review", "--since", "main", "--images-url", "x",
            saying: "--images-url x needs -o, which writes the comment")
        try git("checkout", "-q", "--orphan", "other")
        try git("commit", "-q", "--allow-empty", "-m", "Begin elsewhere")
        try assertFails(
            "review", "--since", "main", saying: "--since “main”: it has no commit in common with the current branch")
    }

    func testAShallowCloneSaysHowToFetchTheRest() throws {
        try git("init", "-q", "-b", "main", "origin")
        for command in [
            ["commit", "-q", "--allow-empty", "-m", "Begin"], ["checkout", "-q", "-b", "change"],
            ["commit", "-q", "--allow-empty", "-m", "Change"], ["checkout", "-q", "main"],
            ["commit", "-q", "--allow-empty", "-m", "Go on"],
        ] {
            let author = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
            XCTAssertEqual(try launch("/usr/bin/env", ["git", "-C", "origin"] + author + command).status, 0)
        }
        try git(
            "clone", "-q", "--depth", "1", "--no-single-branch", "-b", "change", "file://\(path("origin"))", "clone")
        try assertFails(
            "review", "clone", "--since", "main",
            saying: "--since “main”: git knows no such revision; did you mean origin/main?")
        try assertFails(
            "review", "clone", "--since", "origin/main",
            saying: "--since “origin/main”: this clone is too shallow to contain the common past; run git fetch "
                + "--unshallow, or check out with fetch-depth: 0")
    }
}
