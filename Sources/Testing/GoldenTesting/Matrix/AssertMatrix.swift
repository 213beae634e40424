import Comparison
import Foundation
import Frames
import HeadlessUIKit
import Rendering

/// How the variants of a matrix are stored.
public enum MatrixForm: Sendable {
    /// One golden per variant.
    case separate
    /// One golden with all variants, each below its name.
    case contactSheet
}

/// Draws something in each variant of a matrix and compares the pictures with their goldens.
///
///     assertSnapshots(of: BadgeView(name: "Ada"), over: .everyday, width: 200)
///
/// - Parameters:
///   - source: The view or screen to draw; it is created again for each variant, under its settings.
///   - matrix: The variants.
///   - form: One golden per variant, named after it, or one sheet of all.
///   - name: A name that distinguishes several goldens of one test; the variant's name is appended.
///   - width: The width to lay out in, in points; `nil` for as much as the content needs. Devices have their own.
///   - height: The height to lay out in, likewise.
///   - tolerance: How much the pixels may differ from the golden's.
///   - recording: Which goldens are written; `nil` for the setting of the scope, the trait or the environment.
public func assertSnapshots(
    of source: @autoclosure () throws -> any FrameSource,
    over matrix: GoldenMatrix,
    as form: MatrixForm = .separate,
    named name: String? = nil,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    tolerance: PictureTolerance = PictureTolerance(),
    record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    func place(_ variant: String?) -> AssertionPlace {
        let names = [name, variant].compactMap { $0 }.filter { !$0.isEmpty }
        return AssertionPlace(
            name: names.isEmpty ? nil : names.joined(separator: "-"), testName: testName, fileID: "\(fileID)",
            filePath: "\(filePath)", line: line, column: column)
    }
    func verify(_ place: AssertionPlace, _ settings: RenderSettings, _ frame: () throws -> Frame) {
        let strategy = Snapshotting<Frame, UIImage>.drawing(
            tolerance: tolerance, linted: .nothing, settings: { _ in settings }
        ) { $0 }
        guard let failure = place.verify(frame, as: strategy, record: recording)?.message else { return }
        TestFailure.report(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let room = ProposedSize(width: width, height: height)
    switch form {
    case .separate:
        for variant in matrix.variants {
            verify(place(variant.name), variant.settings) { try variant.makeFrame(source, in: room) }
        }
    case .contactSheet:
        let settings = matrix.variants.first?.settings ?? .golden
        verify(place(nil), RenderSettings(scale: settings.scale)) {
            try ContactSheet(matrix, source, in: room).frame
        }
    }
}

extension GoldenMatrix.Variant {
    /// Makes the source under the variant's settings and lays it out.
    func makeFrame(_ source: () throws -> any FrameSource, in room: ProposedSize) throws -> Frame {
        try settings.requireValidLocaleAndTimeZone()
        return try RenderSettings.withCurrent(settings) {
            let source = try MainQueue.runUnchecked(source)
            let given = device?.size.map(ProposedSize.init) ?? room
            let own = (source as? any HostedSource)?.ownProposal
            let room = given == ProposedSize() ? own ?? given : given
            return LintedPart.layout.linting {
                source.makeFrameInHost(proposing: room, safeArea: device?.safeArea ?? .zero)
            }
        }
    }
}
