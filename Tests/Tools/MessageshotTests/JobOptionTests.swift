import ArgumentParser
import Batch
import Foundation
import Pictures
import XCTest

@testable import messageshot

/// The keys of a job are the options of its command.
final class JobOptionTests: XCTestCase {
    /// A command's arguments, as ArgumentParser describes them.
    private struct Description: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String
        }

        struct Argument: Decodable {
            let kind: String
            let names: [Name]?
            let abstract: String?
            let isRepeating: Bool
            /// Whether the help lists the option.
            let shouldDisplay: Bool
            let allValues: [String]?

            var longName: String? { names?.first { $0.kind == "long" }?.name }
        }

        struct Command: Decodable { let arguments: [Argument] }

        let command: Command
    }

    private func arguments(of command: any ParsableCommand.Type) throws -> [Description.Argument] {
        try JSONDecoder().decode(Description.self, from: Data(command._dumpHelp().utf8)).command.arguments
            .filter(\.shouldDisplay)
            .filter { argument in argument.longName.map { !JobKind.excludedOptions.contains($0) } ?? false }
    }

    private func check(_ kind: JobKind, _ command: any ParsableCommand.Type) throws {
        let options = try XCTUnwrap(JobKind.options[kind])
        let names = options.flatMap { option in
            if case .flag(let negation?) = option.kind { [option.name, negation] } else { [option.name] }
        }
        let arguments = try arguments(of: command)
        XCTAssertEqual(names, arguments.compactMap(\.longName), "\(kind)")
        for option in options {
            let argument = try XCTUnwrap(arguments.first { $0.longName == option.name })
            XCTAssertEqual(option.comment, argument.abstract, "\(kind) \(option.name)")
            XCTAssertEqual(option.choices, argument.allValues ?? [], "\(kind) \(option.name)")
            switch option.kind {
            case .flag: XCTAssertEqual(argument.kind, "flag", option.name)
            case .list: XCTAssertTrue(argument.isRepeating, option.name)
            case .value: XCTAssertTrue(argument.kind == "option" && !argument.isRepeating, option.name)
            }
        }
    }

    func testTheKeysOfRenderAreItsOptions() throws { try check(.render, Render.self) }
    func testTheKeysOfCompareAreItsOptions() throws { try check(.compare, Compare.self) }
    func testTheKeysOfDocsAreItsOptions() throws { try check(.docs, Docs.self) }

    /// Two jobs that write one file are rejected, even if only one of them names it.
    func testTheFileOfAPictureInAFolder() {
        func place(_ job: String) -> String? { JobOutline(Array(job.utf8)).place(below: "/jobs") }
        for format in PictureFormat.allCases {
            XCTAssertEqual(
                place(#"{"render": "chat.yaml", "output": "new/", "format": "\#(format.rawValue)"}"#),
                "/jobs/new/chat.\(format.fileExtension)")
        }
    }
}
