import XCTest

@testable import AppPackages

final class MissingNameTests: XCTestCase {
    func testNamesInMostFilesComeFirst() {
        let names = MissingName.names(
            in: """
                [1/3] Compiling Club A.swift
                /club/A.swift:3:8: error: no such module 'MapKit'
                /club/B.swift:9:10: error: cannot find 'Haptics' in scope
                /club/B.swift:9:10: error: cannot find 'Haptics' in scope
                  |          `- error: cannot find 'Haptics' in scope
                /club/B.swift:12:1: error: cannot find type 'Haptics' in scope
                /club/B.swift:4:5: error: value of type 'UIView' has no member 'endEditing'
                /club/C.swift:4:5: error: value of type 'UIView' has no member 'endEditing'
                /club/C.swift:7:5: error: type 'UIColor' has no member 'brand'
                /club/C.swift:8:5: error: missing return
                /club/C.swift:8:5: warning: variable 'x' was never used
                """)
        XCTAssertEqual(
            names,
            [
                MissingName(name: "UIView.endEditing", files: ["/club/B.swift", "/club/C.swift"], count: 2),
                MissingName(name: "Haptics", files: ["/club/B.swift"], count: 2),
                MissingName(name: "UIColor.brand", files: ["/club/C.swift"], count: 1),
                MissingName(name: "import MapKit", files: ["/club/A.swift"], count: 1),
                MissingName(name: "missing return", files: ["/club/C.swift"], count: 1),
            ])
    }

    func testABuildWithoutErrorsMissesNothing() {
        XCTAssertEqual(MissingName.names(in: "Build complete! (3.1s)\n/a/b.swift:1:2: note: error: no"), [])
    }
}
