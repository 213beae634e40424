import Comparison
import Frames
import Raster
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// A package in a separate folder, whose goldens are compared without a test file.
class TestPackageCase: XCTestCase {
    private(set) var package: URL!

    override func setUpWithError() throws {
        // Problems of the process before its first assertion belong to that one, which must not be one of these tests.
        _ = TestProblems.take()
        package = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(
            at: package.appendingPathComponent("Tests/BadgeTests"), withIntermediateDirectories: true)
        try Data().write(to: package.appendingPathComponent("Package.swift"))
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    // MARK: Comparing

    /// Creates a new run, like `swift test`.
    func makeRun(_ name: String = UUID().uuidString, shard: GoldenShard? = nil, isFiltered: Bool = false) -> GoldenRun {
        GoldenRun(
            folder: "\(GoldenRun.folder(ofPackage: package.path))/\(name)",
            process: RunProcess(id: 1, package: package.path, shard: shard, isFiltered: isFiltered))
    }

    func check(
        _ test: String = "testCircle()", variant: String? = nil, recording: RecordMode = .never, line: Int = 1,
        budget: SizeBudget = .unlimited, invocation: Int? = nil, pathExtension: String = "png"
    ) throws -> GoldenCheck {
        let file = package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path
        let name = GoldenName(fileID: "BadgeTests/LabelTests.swift", testName: test, variant: variant)
        return GoldenCheck(
            name: name,
            place: try GoldenPlace(name, filePath: file, pathExtension: pathExtension, environment: [:]),
            source: SourcePlace(file: file, line: line), recording: recording, budget: budget, settings: .golden,
            invocation: invocation)
    }

    func content(_ frame: Frame, tolerance: PictureTolerance = PictureTolerance()) throws -> PictureContent {
        let bitmap = try Renderer().render(frame, scale: 2, background: .white)
        return PictureContent(GoldenPicture(bitmap, frame: frame), tolerance: tolerance)
    }

    @discardableResult
    func verify(
        _ frame: Frame, recording: RecordMode = .never, budget: SizeBudget = .unlimited,
        tolerance: PictureTolerance = PictureTolerance(), in run: GoldenRun? = nil
    ) throws -> GoldenResult {
        try check(recording: recording, budget: budget).run(content(frame, tolerance: tolerance), in: run ?? makeRun())
    }

    func badge(radius: CGFloat = 6, width: CGFloat = 20, color: RGBA = RGBA(hex: 0x005FFF)) -> Frame {
        Frame(
            origin: "Badge", rect: CGRect(x: 0, y: 0, width: width, height: 12), corners: CornerRadii(radius),
            fill: .color(color))
    }

    // MARK: Files

    var golden: URL { package.appendingPathComponent("Golden/Badge/LabelTests/circle.png") }

    func files(in folder: String) -> [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path).sorted())
            ?? []
    }

    func record(_ frame: Frame? = nil) throws {
        XCTAssertEqual(try verify(frame ?? badge(), recording: .missing).outcome, .recorded)
    }
}
