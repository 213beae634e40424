import BuiltPrograms
import Foundation
import XCTest

/// The snippets for editors in Documentation/Previews.md draw pictures when a file is saved.
final class PreviewDocumentTests: XCTestCase {
    private static let path = "Documentation/Previews.md"

    /// The blocks that name these tests, in order: the preview, Vim's and Emacs's snippet.
    private func blocks() throws -> [String] {
        let document = try Document(Self.path, text: PackageFolder().text(of: Self.path))
        let blocks = document.blocks(markedAs: "text").filter { $0.mark == "checked by: PreviewDocumentTests" }
        XCTAssertEqual(blocks.count, 3)
        return blocks.map(\.text)
    }

    /// Calls a function in a folder with the page's preview and a program `messageshot` in the path.
    private func withFolder(_ body: (_ folder: URL, _ environment: [String: String]) throws -> Void) throws {
        try BuiltKit.require()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(try blocks()[0].utf8).write(to: folder.appendingPathComponent("Badge.swift"))
        let programs = (BuiltProgram.path(of: "messageshot") as NSString).deletingLastPathComponent
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try body(folder, ["PATH": "\(programs):\(path)", "HOME": folder.path])
    }

    private func assertDraws(_ folder: URL, _ run: Run) {
        let drawn = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(".previews").path)
        XCTAssertEqual(drawn?.sorted(), ["Badge-Few.png", "Badge-Many.png"], run.text + run.error)
    }

    func testThePreviewIsDrawn() throws {
        try withFolder { folder, environment in
            assertDraws(
                folder,
                try Run(
                    BuiltProgram.path(of: "messageshot"), ["preview", "Badge.swift", "--once", "-o", ".previews"],
                    in: folder, environment: environment))
        }
    }

    func testVimDrawsOnSaving() throws {
        for editor in ["vim", "nvim"] {
            try withFolder { folder, environment in
                let script = folder.appendingPathComponent("previews.vim")
                try Data(try blocks()[1].utf8).write(to: script)
                guard try Self.isInstalled(editor) else { return }
                let run = try Run(
                    "/usr/bin/env",
                    [
                        editor, "-u", "NONE", "-i", "NONE", "-N", "-es", "-S", script.path, "-c", "write", "-c",
                        "quit!", "Badge.swift",
                    ],
                    in: folder, environment: environment)
                assertDraws(folder, run)
            }
        }
    }

    func testVimListsErrors() throws {
        guard try Self.isInstalled("vim") else { throw XCTSkip("Vim is not installed, so its snippet is not tested") }
        try withFolder { folder, environment in
            let script = folder.appendingPathComponent("previews.vim")
            try Data(try blocks()[1].utf8).write(to: script)
            let save =
                "%s/Badge(count: 3)/Bagde(count: 3)/ | write | call writefile([string(getqflist()[0].lnum)], 'line')"
            _ = try Run(
                "/usr/bin/env",
                [
                    "vim", "-u", "NONE", "-i", "NONE", "-N", "-es", "-S", script.path, "-c", save, "-c", "qall!",
                    "Badge.swift",
                ],
                in: folder, environment: environment)
            let line = try String(contentsOf: folder.appendingPathComponent("line"), encoding: .utf8)
            XCTAssertEqual(line, "17\n")
        }
    }

    func testEmacsDrawsOnSaving() throws {
        guard try Self.isInstalled("emacs") else {
            throw XCTSkip("Emacs is not installed, so its snippet is not tested")
        }
        try withFolder { folder, environment in
            let script = folder.appendingPathComponent("previews.el")
            try Data(try blocks()[2].utf8).write(to: script)
            let run = try Run(
                "/usr/bin/env",
                [
                    "emacs", "--batch", "-l", script.path, "Badge.swift", "--eval",
                    "(progn (insert \" \") (save-buffer))",
                ],
                in: folder, environment: environment)
            assertDraws(folder, run)
        }
    }

    private static func isInstalled(_ program: String) throws -> Bool {
        try Run("/usr/bin/env", ["which", program], in: FileManager.default.temporaryDirectory).status == 0
    }
}
