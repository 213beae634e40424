import Comparison
import Foundation
import Frames
import XCTest

@testable import Goldens

/// Lines of manifests: each outcome has specific values, which are encoded and decoded.
final class GoldenResultFormTests: XCTestCase {
    private func result(_ ending: GoldenResult.Ending) -> GoldenResult {
        GoldenResult(
            id: "a.png", suite: "S", test: "t", source: SourcePlace(file: "T.swift", line: 3),
            golden: "/p/Golden/a.png",
            ending: ending)
    }

    private static let compared = ComparedGolden(
        verdict: .changed, changes: ["one", "two"], causes: ["one"], digest: "d")
    private static let contrast = GoldenResult.Contrast(expected: "e", difference: "f", minimal: "m")

    private let endings: [(GoldenResult.Ending, form: String)] = [
        (
            .passed(ComparedGolden(verdict: .same, digest: "d"), nil),
            #""causes":[],"changes":[],"goldenDigest":"d","isOurs":true,"outcome":"passed","verdict":"same""#
        ),
        (
            .passed(ComparedGolden(verdict: .framesOnly, digest: "d"), .both(actual: "n", .init(expected: "e"))),
            #""actual":"n","causes":[],"changes":[],"expected":"e","goldenDigest":"d","isOurs":true,"#
                + #""outcome":"passed","verdict":"framesOnly""#
        ),
        (
            .recorded(over: .nothing, nil, message: "new"),
            #""causes":[],"changes":[],"isOurs":true,"message":"new","outcome":"recorded","verdict":"missing""#
        ),
        (
            .missing(.content(actual: "n"), message: "not there"),
            #""actual":"n","causes":[],"changes":[],"isOurs":true,"message":"not there","outcome":"missing","#
                + #""verdict":"missing""#
        ),
        (
            .changed(compared, .both(actual: "n", contrast), message: "it differs"),
            #""actual":"n","causes":["one"],"changes":["one","two"],"difference":"f","expected":"e","#
                + #""goldenDigest":"d","isOurs":true,"message":"it differs","minimal":"m","outcome":"changed","#
                + #""verdict":"changed""#
        ),
        (
            .flawed(.golden(compared), .content(actual: "n"), message: "strict"),
            #""actual":"n","causes":["one"],"changes":["one","two"],"goldenDigest":"d","isOurs":true,"#
                + #""message":"strict","outcome":"flawed","verdict":"changed""#
        ),
        (
            .unusable(.unreadable(digest: nil), nil, message: "no PNG"),
            #""causes":[],"changes":[],"isOurs":false,"message":"no PNG","outcome":"unusable","#
                + #""verdict":"unreadable""#
        ),
        (
            .failed(.unknown(digest: nil), nil, message: "thrown"),
            #""causes":[],"changes":[],"isOurs":true,"message":"thrown","outcome":"failed","verdict":"same""#
        ),
        (
            .failed(.golden(compared), .golden(contrast), message: "no room"),
            #""causes":["one"],"changes":["one","two"],"difference":"f","expected":"e","goldenDigest":"d","#
                + #""isOurs":true,"message":"no room","minimal":"m","outcome":"failed","verdict":"changed""#
        ),
    ]

    /// The keys of a result, sorted, without those of all results.
    private func form(_ result: GoldenResult) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(result), as: UTF8.self)
        let common = [
            #""files":[],"#, #""golden":"/p/Golden/a.png","#, #""id":"a.png","#, #""notes":[],"#,
            #""source":{"column":0,"file":"T.swift","line":3},"#, #""suite":"S","#, #""test":"t","#,
        ]
        return common.reduce(String(json.dropFirst().dropLast())) { $0.replacing($1, with: "") }
    }

    func testEachEndingHasItsForm() throws {
        for (ending, form) in endings {
            let result = result(ending)
            XCTAssertEqual(try self.form(result), form)
            XCTAssertEqual(try JSONDecoder().decode(GoldenResult.self, from: JSONEncoder().encode(result)), result)
        }
        XCTAssertEqual(Set(endings.map { result($0.0).outcome }), Set(GoldenResult.Outcome.allCases))
    }

    func testPendingApprovals() {
        let pending = endings.map { result($0.0) }.filter(\.isPending).map(\.verdict)
        XCTAssertEqual(pending, [.framesOnly, .missing, .changed])
        var foreign = Self.compared
        foreign.isOurs = false
        XCTAssertFalse(result(.changed(foreign, .content(actual: "n"), message: "")).isPending)
        XCTAssertFalse(result(.changed(Self.compared, .golden(Self.contrast), message: "")).isPending)
        var shared = result(.missing(.content(actual: "n"), message: ""))
        shared.sharing = NameClaims.Sharing(other: Claimant(source: shared.source), number: 2)
        XCTAssertFalse(shared.isPending)
    }

    /// A manifest is untrusted: values of other outcomes are ignored.
    func testValuesOfOtherOutcomesAreNotRead() throws {
        let json = """
            {"id":"a.png","suite":"S","test":"t","source":{"column":0,"file":"T.swift","line":3},
            "golden":"/p/Golden/a.png","notes":[],"files":[],"outcome":"missing","verdict":"changed","isOurs":false,
            "changes":["one"],"causes":["one"],"goldenDigest":"d","difference":"f","actual":"n","message":"not there"}
            """
        XCTAssertEqual(
            try JSONDecoder().decode(GoldenResult.self, from: Data(json.utf8)),
            result(.missing(.content(actual: "n"), message: "not there")))
    }
}
