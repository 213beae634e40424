import Comparison
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

@testable import Goldens

/// Compares the failures in `Documentation/Goldens/Verdicts.md` with those of tests.
final class VerdictsPageTests: TestPackageCase {
    private let tokens: @Sendable (Frame) -> DesignTokens = { _ in
        DesignTokens(colors: [("accent", RGBA(hex: 0x005FFF)), ("warning", RGBA(hex: 0xC82B00))])
    }

    private func content(_ change: @MainActor (ProfileView) -> Void) throws -> PictureContent {
        let frame = MainQueue.run {
            let view = ProfileView()
            change(view)
            return view.makeFrame(proposing: ProposedSize(width: 160))
        }
        let picture = GoldenPicture(try Renderer().render(frame, scale: 2, background: .white), frame: frame)
        return PictureContent(picture, tolerance: PictureTolerance(), tokens: tokens)
    }

    private func result(
        _ test: String, in run: GoldenRun? = nil, was before: @MainActor (ProfileView) -> Void = { _ in },
        is after: @MainActor (ProfileView) -> Void
    ) throws -> GoldenResult {
        let name = "test\(test)()"
        _ = try check(name, recording: .all).run(content(before), in: makeRun())
        return try check(name).run(content(after), in: run ?? makeRun())
    }

    /// The failure without the paths of this machine and the commands.
    private func failure(_ result: GoldenResult) throws -> String {
        let lines = try XCTUnwrap(result.message).split(separator: "\n")
        return lines.prefix { !$0.hasPrefix("  expected:") }.joined(separator: "\n")
    }

    private func assertPageHas(_ text: String, line: UInt = #line) throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Goldens/Verdicts.md")
        let words = try String(contentsOf: page, encoding: .utf8)
        XCTAssertTrue(
            words.contains("```text\n\(text)\n```"), "Documentation/Goldens/Verdicts.md needs this:\n\(text)",
            line: line)
    }

    func testCauseConsequenceAndBlame() throws {
        try assertPageHas(
            failure(result("LongName") { $0.nameLabel.text = "Leia Organa, Princess of Alderaan" }))
    }

    func testTokens() throws {
        try assertPageHas(
            failure(
                result("Status", was: { $0.statusView.backgroundColor = UIColor(hex: 0x005FFF) }) {
                    $0.statusView.backgroundColor = UIColor(hex: 0xC82B00)
                    $0.statusView.layer.cornerRadius = 0
                }))
    }

    func testTextExplainsItself() throws {
        try assertPageHas(
            failure(
                result("Glyph", was: { $0.nameLabel.text = "Leia" }) {
                    $0.nameLabel.text = "Leia \u{12000}"
                    $0.detailLabel.numberOfLines = 1
                }))
    }

    func testSameFramesOtherPixels() throws {
        _ = try check("testDrift()", recording: .all).run(content { _ in }, in: makeRun())
        var drifted = try content { $0.statusView.backgroundColor = UIColor(hex: 0x0064FF) }
        drifted.picture.frame = try content { _ in }.picture.frame
        try assertPageHas(failure(check("testDrift()").run(drifted, in: makeRun())))
    }

    func testProblems() throws {
        let frame = badge()
        try record(frame)
        let list = ProblemSink()
        _ = RenderProblems.collecting(in: list) {
            MainQueue.run {
                let view = ProfileView()
                view.nameLabel.widthAnchor.constraint(equalToConstant: 40).isActive = true
                view.nameLabel.widthAnchor.constraint(equalToConstant: 60).isActive = true
                return view.makeFrame(proposing: ProposedSize(width: 160))
            }
        }
        var check = try check()
        check.problems = list.problems
        let result = try Strictness.with(true) { try check.run(content(frame), in: makeRun()) }
        try assertPageHas(try XCTUnwrap(result.message))
    }

    func testGroups() throws {
        let run = makeRun()
        for test in ["One", "Two"] {
            _ = try result(test, in: run) { $0.statusView.layer.cornerRadius = 0 }
        }
        let groups = ResultGroup.groups(of: try RunReport(run: run.folder).results)
        try assertPageHas(
            groups.map { group in
                (["\(group.number). \(group.results.count) changed"] + group.causes.map { "     \($0)" }
                    + group.results.map { "   \($0.id) → Golden/\($0.id)" }).joined(separator: "\n")
            }.joined(separator: "\n"))
    }
}

/// A name, a status beside it, a line of details below, and a hint in white on white.
private final class ProfileView: UIView {
    let nameLabel = UILabel()
    let statusView = UIView()
    let detailLabel = UILabel()
    let hintLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.text = "Leia"
        nameLabel.numberOfLines = 0
        detailLabel.text = "Last seen on the second moon of Endor"
        detailLabel.numberOfLines = 0
        detailLabel.textColor = UIColor(hex: 0x72767E)
        hintLabel.textColor = .white
        statusView.backgroundColor = UIColor(hex: 0x005FFF)
        statusView.layer.cornerRadius = 5
        for view in [nameLabel, statusView, detailLabel, hintLabel] {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            statusView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            statusView.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
            statusView.widthAnchor.constraint(equalToConstant: 10),
            statusView.heightAnchor.constraint(equalToConstant: 10),
            nameLabel.leadingAnchor.constraint(equalTo: statusView.trailingAnchor, constant: 6),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            detailLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            detailLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            detailLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            detailLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            hintLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            hintLabel.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        let color = RGBA(hex: hex)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
}
