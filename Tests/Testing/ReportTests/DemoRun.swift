import ChatModels
import ChatUI
import Comparison
import Foundation
import Frames
import GoldenTesting
import HeadlessUIKit
import Raster
import Rendering

@testable import Goldens

/// A run of golden tests of a chat with a handful of changed components, for a report.
///
///     MESSAGESHOT_DEMO=/tmp/demo swift test --filter DemoReportTests
///
/// writes it and its report to a permanent folder.
struct DemoRun {
    /// The package's folder.
    let package: String
    let folder: String

    private let run: GoldenRun

    /// Pixels per point.
    private let scale: CGFloat

    init(package: URL, scale: CGFloat) throws {
        self.scale = scale
        self.package = package.path
        folder = "\(GoldenRun.folder(ofPackage: package.path))/run-demo"
        run = GoldenRun(
            folder: folder, process: RunProcess(id: 1, package: package.path, shard: nil, isFiltered: false))
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data().write(to: package.appendingPathComponent("Package.swift"))
    }

    /// Draws and records the original state, and compares it with the changed one.
    func make() throws {
        for change in DemoChange.all {
            for variant in change.variants {
                let before = try picture(change, variant, isAfter: false)
                let name = GoldenName(
                    fileID: "ChatDemoTests/\(change.suite).swift", testName: change.test,
                    variant: variant.name.isEmpty ? nil : variant.name)
                let check = try check(name, line: change.line, settings: settings(variant))
                if !change.isNew { try GoldenRun.writeFile(before.encoded(), to: check.place.golden) }
                _ = check.run(try picture(change, variant, isAfter: true), in: run)
            }
        }
        try text()
        try otherPixels()
        try unusable()
        try failure()
        try hiddenChange()
        try droppedConstraint()
        run.noteUnfinished(UnfinishedTest(test: "ThreadTests.testLongThread", reason: .skipped))
    }

    private func check(
        _ name: GoldenName, line: Int, settings: RenderSettings? = nil, pathExtension: String = "png"
    ) throws -> GoldenCheck {
        let file = "\(package)/Tests/\(name.suite.replacingOccurrences(of: "/", with: "Tests/")).swift"
        return GoldenCheck(
            name: name, place: try GoldenPlace(name, filePath: file, pathExtension: pathExtension, environment: [:]),
            source: SourcePlace(file: file, line: line), recording: .never, budget: 40 << 10, settings: settings)
    }

    private func settings(_ variant: GoldenMatrix.Variant) -> RenderSettings {
        var settings = variant.settings
        settings.scale = scale
        return settings
    }

    private func picture(
        _ change: DemoChange, _ variant: GoldenMatrix.Variant, isAfter: Bool
    ) throws -> PictureContent {
        try RenderSettings.withCurrent(settings(variant)) {
            let frame = ConfigurationScope.run {
                var messages = DemoChange.conversation
                if isAfter { change.edit(&messages) }
                return DemoChange.frame(messages, width: change.width(isAfter))
            }
            let bitmap = try Renderer().render(frame, scale: scale, background: .white)
            return PictureContent(GoldenPicture(bitmap, frame: frame), tolerance: PictureTolerance())
        }
    }

    // MARK: Other changes

    private func text() throws {
        let name = GoldenName(fileID: "ChatDemoTests/LayoutTests.swift", testName: "testHierarchy", variant: nil)
        let check = try check(name, line: 21, pathExtension: "txt")
        let lines = (1...6).map { "<li class=\"message\">Message \($0)</li>" }
        let (old, new) = (lines.joined(separator: "\n"), lines.joined(separator: "\n").replacing(" 4<", with: " four<"))
        try GoldenRun.writeFile(Data(old.utf8), to: check.place.golden)
        let content = DataContent(Data(new.utf8)) { golden in
            """
            @@ -1,6 +1,6 @@
             \(lines[0])\n \(lines[1])\n \(lines[2])
            -\(lines[3])
            +\(lines[3].replacing(" 4<", with: " four<"))
             \(lines[4])\n \(lines[5])
            """
        }
        _ = check.run(content, in: run)
    }

    /// The same frames, drawn by another library.
    private func otherPixels() throws {
        let variant = DemoChange.light
        let name = GoldenName(fileID: "ChatDemoTests/AvatarTests.swift", testName: "testRoundEdge", variant: nil)
        let check = try check(name, line: 8, settings: settings(variant))
        let content = try picture(.nothing, variant, isAfter: false)
        var pixels = content.picture.bitmap.withPixels { Array($0) }
        for index in pixels.indices where pixels[index] & 0xFF > 0x20 && pixels[index] & 0xFF < 0xE0 {
            pixels[index] &+= 0x0003_0303
        }
        let bitmap = content.picture.bitmap
        let other = try Bitmap(pixelsWide: bitmap.pixelsWide, pixelsHigh: bitmap.pixelsHigh, pixels: pixels)
        let golden = PictureContent(
            GoldenPicture(other, frame: content.picture.frame), tolerance: PictureTolerance())
        try GoldenRun.writeFile(golden.encoded(), to: check.place.golden)
        _ = check.run(content, in: run)
    }

    private func unusable() throws {
        let name = GoldenName(fileID: "ChatDemoTests/AttachmentTests.swift", testName: "testPhoto", variant: nil)
        let check = try check(name, line: 30, settings: .golden)
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"
        try GoldenRun.writeFile(Data(pointer.utf8), to: check.place.golden)
        _ = check.run(try picture(.nothing, DemoChange.light, isAfter: false), in: run)
    }

    private func failure() throws {
        let name = GoldenName(fileID: "ChatDemoTests/AttachmentTests.swift", testName: "testVideo", variant: nil)
        let error = GoldenError("clip.mp4: there is no such file")
        _ = try check(name, line: 44, settings: .golden).fail(error, in: run)
    }

    /// A hidden label has another text.
    private func hiddenChange() throws {
        let name = GoldenName(fileID: "ChatDemoTests/ComposerTests.swift", testName: "testHiddenHint", variant: nil)
        let check = try check(name, line: 17, settings: settings(DemoChange.light))
        func hint(_ text: String) -> Frame {
            var frame = Frame(origin: "UILabel#hintLabel", rect: CGRect(x: 0, y: 0, width: 40, height: 20), opacity: 0)
            frame.content = .text(TextContent(string: text, runs: []))
            return frame
        }
        let content = try picture(.nothing, DemoChange.light, isAfter: false)
        var (before, after) = (content, content)
        before.picture.frame?.children.append(hint("Tap to send"))
        after.picture.frame?.children.append(hint("Hold to send"))
        try GoldenRun.writeFile(before.encoded(), to: check.place.golden)
        _ = check.run(after, in: run)
    }

    private func droppedConstraint() throws {
        let name = GoldenName(fileID: "ChatDemoTests/ComposerTests.swift", testName: "testNarrow", variant: nil)
        var check = try check(name, line: 25, settings: settings(DemoChange.light))
        let content = try picture(.nothing, DemoChange.light, isAfter: false)
        try GoldenRun.writeFile(content.encoded(), to: check.place.golden)
        check.problems = [
            RenderProblem(
                .droppedConstraint,
                "Unable to satisfy all required constraints. Left out: UILabel#hintLabel.width == 400. Contradicts: ",
                details: ["ComposerView.width == 390"])
        ]
        _ = check.run(content, in: run)
    }
}
