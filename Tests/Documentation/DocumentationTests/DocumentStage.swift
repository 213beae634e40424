import BuiltPrograms
import Foundation
import TestFonts
import XCTest

/// A folder with the files that a document's commands need.
struct DocumentStage {
    /// The source of a file.
    enum Source {
        /// A file or folder of the repository.
        case repository(String)

        /// A data block of this or another document, by its number counted from 0.
        case block(Int, of: String? = nil)

        case text(String)

        /// A program that is built with the tests.
        case program(String)

        /// A folder with fonts in the place of Apple's.
        case fonts([(font: TestFont, family: String)])

        /// A shell command that produces the file. `messageshot` runs the built program.
        case shell(String)
    }

    let folder: URL

    /// Calls a function with the stage of a document, and then removes the stage.
    static func with(_ document: Document, package: PackageFolder, _ body: (DocumentStage) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = DocumentStage(folder: folder)
        for (name, source) in files[document.path] ?? [] {
            try stage.make(name, from: source, document: document, package: package)
        }
        try body(stage)
    }

    private func make(_ name: String, from source: Source, document: Document, package: PackageFolder) throws {
        let file = folder.appendingPathComponent(name)
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        switch source {
        case .repository(let path):
            try FileManager.default.copyItem(at: package.url.appendingPathComponent(path), to: file)
        case .block(let number, let path):
            let page = try path.map { try Document($0, text: package.text(of: $0)) } ?? document
            guard let block = page.dataBlocks().dropFirst(number).first else {
                throw Failure(description: "\(page.path) has no block \(number) for \(name)")
            }
            try write(block.text, to: name)
        case .text(let text):
            try write(text, to: name)
        case .program(let program):
            let destination = URL(fileURLWithPath: BuiltProgram.path(of: program))
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: destination)
        case .fonts(let fonts):
            try FileManager.default.moveItem(atPath: TestFont.folder(fonts), toPath: file.path)
        case .shell(let line):
            let run = try shell(line)
            guard run.status == 0 else { throw Failure(description: "\(document.path): \(line): \(run.error)") }
        }
    }

    /// Runs a shell command. `messageshot` runs the built program.
    func shell(_ line: String) throws -> Run {
        let function = "messageshot() { \"$0\" \"$@\"; }; "
        return try Run("/bin/bash", ["-c", function + line, BuiltProgram.path(of: "messageshot")], in: folder)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    // MARK: Files that the documents need

    private static let files: [String: [(name: String, source: Source)]] = [
        "README.md": badges + [
            ("lunch.yaml", .block(1)),
            ("mistake/lunch.yaml", .shell("sed s/reactions/rections/ lunch.yaml >mistake/lunch.yaml")),
        ],
        "Documentation/Annotations.md": [
            ("group.yaml", .repository("Examples/group.yaml")), ("avatars", .repository("Examples/avatars")),
            ("Lists", .repository("Examples/Lists")), ("notes.yaml", .block(0)),
        ],
        "Documentation/Apps.md": [(".build/debug/MyApp", .program("LaunchedApp"))],
        "Documentation/Batch.md": [
            lunch, brand, ("jobs.jsonl", .block(0)),
            ("documentation", .shell("mkdir documentation && messageshot docs init documentation")),
            // A failing job is reported by the tests of the page's commands and blocks.
            ("results-1.jsonl", .shell("messageshot batch jobs.jsonl --results results-1.jsonl || true")),
        ],
        "Documentation/CI.md": [
            (
                "documents",
                .shell("mkdir documents && cd documents && messageshot docs init && messageshot docs")
            )
        ],
        "Documentation/Comparison.md": [lunch] + beforeAndAfter,
        "Documentation/Composer.md": [
            chat, ("avatars", .repository("Examples/avatars")), ("photos", .repository("Examples/photos")),
        ],
        "Documentation/Conversations.md": [
            chat, ("avatars", .repository("Examples/avatars")), ("photos", .repository("Examples/photos")),
        ],
        "Documentation/Convert.md": [
            ("_chat.txt", .repository("Examples/Exports/whatsapp-ios.txt")),
            ("WhatsApp Chat - Ghent.zip", .shell("python3 -m zipfile -c 'WhatsApp Chat - Ghent.zip' _chat.txt")),
        ],
        "Documentation/Fonts.md": [
            lunch, ("AppleFonts", .fonts(TestFont.completeSet)), ("MonoFonts", .fonts([(.regular, "SF Mono")])),
        ],
        "Documentation/Goldens/Lint.md": [
            chat, brand, ("Examples", .repository("Examples")),
            ("picture.png", .shell("messageshot render chat.yaml --embed-frames -o picture.png")),
            ("Golden/Badge/LabelTests/circle.png", .shell("cp picture.png Golden/Badge/LabelTests/circle.png")),
        ],
        "Documentation/Goldens/Minimal-picture.md": [lunch] + beforeAndAfter,
        "Documentation/Goldens/README.md": badges,
        "Documentation/Goldens/Tolerances.md": [lunch] + beforeAndAfter,
        "Documentation/Languages.md": [lunch],
        "Documentation/Pictures.md": [
            ("chats/lunch.yaml", conversation), ("welcome.md", .text("Welcome\n")),
        ],
        "Documentation/Previews.md": [
            (
                "Badge.swift",
                .text("import SwiftUI\n#Preview(\"Few\", traits: .sizeThatFitsLayout) { Text(\"3 new\") }\n")
            )
        ],
        "Documentation/Rendering.md": [
            ("lunch.yaml", .block(1, of: "README.md")), ("square-bubbles.yaml", .block(0)),
            ("Examples/Lists", .repository("Examples/Lists")),
        ] + beforeAndAfter,
        "Documentation/Tree.md": [
            lunch, ("group.yaml", .repository("Examples/group.yaml")), ("avatars", .repository("Examples/avatars")),
        ],
        "Documentation/Review.md": [
            (
                ".git",
                .shell(
                    "git init -q -b main && mkdir docs && (cd docs && messageshot docs init) && git add . && git "
                        + "-c user.name=Test -c user.email=test@localhost commit -q -m 'Add pictures' && "
                        + "sed -i s/Noodles/Rice/ docs/lunch.yaml")
            )
        ],
        "Documentation/Styles.md": [
            chat, ("brand.yaml", .block(0)), ("compact.yaml", .repository("Examples/Styles/compact.yaml")),
        ],
    ]

    /// A package that doesn't name MessageShot, with goldens.
    private static let badges = ["Package.swift", "Sources", "Tests", "Golden"].map {
        (name: $0, source: Source.repository("Examples/Badges/\($0)"))
    }

    private static let lunch = (name: "lunch.yaml", source: conversation)
    private static let chat = (name: "chat.yaml", source: conversation)
    private static let brand = (name: "brand.yaml", source: Source.repository("Examples/Styles/brand.yaml"))

    private static let conversation = Source.text(
        """
        me: ana
        users: { ana: Ana, ben: Ben }
        messages:
          - { from: ben, at: 2024-05-02T11:58:00Z, text: Hungry? }
          - { from: ana, at: 2024-05-02T11:59:00Z, text: Always }
        """)

    /// Two different pictures of `lunch.yaml`.
    private static let beforeAndAfter: [(name: String, source: Source)] = [
        ("before.png", .shell("messageshot render lunch.yaml --embed-frames -o before.png")),
        ("square.yaml", .repository("Examples/Styles/square-bubbles.yaml")),
        (
            "after.png",
            .shell("messageshot render lunch.yaml --embed-frames --style square.yaml -o after.png")
        ),
    ]
}
