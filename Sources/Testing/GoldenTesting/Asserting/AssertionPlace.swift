import Foundation
import Frames
import Goldens

/// The place of an assertion in the code, and the name of its golden.
struct AssertionPlace {
    var name: String?
    var testName: String
    var fileID: String
    var filePath: String
    var line: UInt
    var column: UInt

    /// Returns the check of the assertion: its golden, and the rules for comparing.
    ///
    /// - Parameters:
    ///   - record: The assertion's own argument.
    ///   - folder: The folder of all goldens; `nil` for that of the scope, or the usual one.
    func check(
        record: SnapshotTestingConfiguration.Record?, folder: String?, pathExtension: String?, settings: RenderSettings
    ) throws -> GoldenCheck {
        let scope = SnapshotTestingConfiguration.current
        let source = SourcePlace(file: filePath, line: Int(line), column: Int(column))
        var goldenName = GoldenName(fileID: fileID, testName: testName, variant: name)
        if name == nil, let number = TestInvocation.variant(for: goldenName, at: source) {
            goldenName = GoldenName(fileID: fileID, testName: testName, variant: number)
        }
        return GoldenCheck(
            name: goldenName,
            place: try GoldenPlace(
                goldenName, filePath: filePath, folder: folder ?? scope?.folder, pathExtension: pathExtension),
            source: source,
            recording: try RecordMode.resolved(
                argument: record?.mode, scope: scope?.record?.mode, global: LegacySettings.record?.mode,
                environment: ProcessInfo.processInfo.environment),
            budget: scope?.sizeBudget ?? GoldenCheck.standardBudget, settings: settings,
            invocation: TestInvocation.current?.id)
    }
}
