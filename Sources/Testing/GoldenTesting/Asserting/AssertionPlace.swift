import Foundation
import Frames
import Goldens
import Rendering
import Testing

/// The place of an assertion in the code, and the name of its golden.
struct AssertionPlace {
    var name: String?
    var testName: String
    var fileID: String
    var filePath: String
    var line: UInt
    var column: UInt

    /// The index among the comparisons of one line of code.
    var index = 0

    /// Returns the check of the assertion: its golden, and the rules for comparing.
    ///
    /// - Parameters:
    ///   - record: The assertion's own argument.
    ///   - directory: The folder of this golden; `nil` for the default place in the folder of all goldens.
    func check(
        record: SnapshotTestingConfiguration.Record?, directory: String?, pathExtension: String?,
        settings: RenderSettings
    ) throws -> GoldenCheck {
        let scope = SnapshotTestingConfiguration.inForce
        let environment = ProcessInfo.processInfo.environment
        let path = SourceTarget.path(of: filePath)
        let source = SourcePlace(file: path, line: Int(line), column: Int(column))
        let (name, place) = try golden(file: path, directory: directory, pathExtension: pathExtension, source)
        var check = GoldenCheck(
            name: name, place: place, source: source, runningTest: RunningTest.current?.description,
            recording: try RecordMode.resolved(
                argument: record?.mode, scope: scope?.record?.mode, global: LegacySettings.record?.mode,
                environment: environment),
            budget: try SizeBudget.resolved(scope: scope?.sizeBudget, environment: environment), settings: settings,
            invocation: TestInvocation.currentID)
        let tools = [scope?.diffTool, LegacySettings.diffTool].compactMap { $0 }
        if let tool = tools.first(where: { !$0.isDefault }) {
            check.tool = { tool(currentFilePath: $0, failedFilePath: $1) }
        }
        return check
    }

    /// Returns the golden's name and place.
    ///
    /// Texts that a suite brings from `swift-snapshot-testing` stay in place. Its pictures don't: they come from
    /// another renderer.
    private func golden(
        file: String, directory: String?, pathExtension: String?, _ source: SourcePlace
    ) throws -> (GoldenName, GoldenPlace) {
        let module = SourceTarget.module(of: file, fileID: fileID)
        let id = "\(module)/\(file.split(separator: "/").last ?? "Tests.swift")"
        let suite = RunningTest.current?.suite ?? []
        let test = GoldenName(fileID: id, suite: suite, testName: testName, variant: nil)
        let number = name == nil ? TestInvocation.number(in: "\(directory ?? "")/\(test)", at: source, index) : 1
        let variant = name ?? (number == 1 ? nil : "\(number)")
        let golden = GoldenName(fileID: id, suite: suite, testName: testName, variant: variant)
        let fileName = SnapshotFileName(
            testName: testName, variant: name ?? "\(number)", pathExtension: pathExtension)
        if let directory { return (golden, try GoldenPlace(fileName, in: directory, filePath: file)) }
        let place = try GoldenPlace(
            golden, filePath: file, folder: SnapshotTestingConfiguration.inForce?.folder,
            pathExtension: pathExtension)
        guard !Self.pictures.contains(pathExtension?.lowercased() ?? ""), !place.exists else { return (golden, place) }
        let taken = try GoldenPlace(besideTest: file, fileName)
        return (golden, taken.exists ? taken : place)
    }

    private static let pictures: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "webp", "tiff", "pdf"]
}

extension AssertionPlace {
    /// The name of the asserting test in its framework's notation: `LabelTests.testLongName`, `LabelTests/longName()`.
    var testTitle: String {
        let file = filePath.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        guard Test.current == nil else { return "\(file)/\(testName)" }
        return XCTestInvocations.currentTest ?? "\(file).\(testName.prefix { $0 != "(" })"
    }
}
