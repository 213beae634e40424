/// A project as Xcode writes it: an application with a framework, groups in groups, a localized storyboard, a folder that
/// is kept in step with the file system, and packages.
let sampleProject = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 77;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
    		B2 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
    		B3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1; };
    		B4 /* Media.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F5; };
    		B5 /* Shelf.swift in Sources */ = {isa = PBXBuildFile; fileRef = F6; };
    		B6 /* Algorithms in Frameworks */ = {isa = PBXBuildFile; productRef = P1; };
    /* End PBXBuildFile section */
    		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "../Common/Row.swift"; sourceTree = "<group>"; };
    		F3 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    		F4 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    		F5 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Resources/Media.xcassets; sourceTree = SOURCE_ROOT; };
    		F6 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shelf.swift; sourceTree = "<group>"; };
    		F7 = {isa = PBXFileReference; path = Common.xcconfig; sourceTree = "<group>"; };
    		F8 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Books.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		V1 = {isa = PBXVariantGroup; children = (F3, F4, ); name = Main.storyboard; sourceTree = "<group>"; };
    		G0 = {isa = PBXGroup; children = (G1, G2, F7, G3, S1, ); sourceTree = "<group>"; };
    		G1 = {isa = PBXGroup; children = (F1, F2, V1, F5, ); path = App; sourceTree = "<group>"; };
    		G2 = {isa = PBXGroup; children = (F6, ); name = "In no folder"; sourceTree = "<group>"; };
    		G3 = {isa = PBXGroup; children = (F8, ); name = Products; sourceTree = "<group>"; };
    		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Screens; sourceTree = "<group>"; };
    		X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/Screen.swift", ); target = T1; };
    		X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (All.swift, ); target = T2; };
    		H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
    		H2 = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
    		H3 = {isa = PBXFrameworksBuildPhase; files = (B6, ); };
    		H4 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
    		D1 = {isa = PBXTargetDependency; target = T2; };
    		T1 = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L1;
    			buildPhases = (H1, H3, H2, );
    			dependencies = (D1, );
    			fileSystemSynchronizedGroups = (S1, );
    			name = "Book Club";
    			packageProductDependencies = (P1, P2, );
    			productName = Books;
    			productType = "com.apple.product-type.application";
    		};
    		T2 = {isa = PBXNativeTarget; buildPhases = (H4, ); dependencies = ( ); name = Shelves; productType = "com.apple.product-type.framework"; };
    		T3 = {isa = PBXNativeTarget; buildPhases = ( ); dependencies = ( ); name = Widgets; productType = "com.apple.product-type.app-extension"; };
    		T4 = {isa = PBXAggregateTarget; buildPhases = ( ); dependencies = ( ); name = Everything; };
    		P1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Algorithms; };
    		P2 = {isa = XCSwiftPackageProductDependency; productName = Covers; };
    		R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/apple/swift-algorithms"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
    		R2 = {isa = XCLocalSwiftPackageReference; relativePath = ../Covers; };
    		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); defaultConfigurationName = Release; };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); defaultConfigurationName = Release; };
    		C0 = {isa = XCBuildConfiguration; baseConfigurationReference = F7; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) SHARED"; SWIFT_VERSION = 5.0; }; name = Debug; };
    		C1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/$(TARGET_NAME)/Info.plist"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; }; name = Debug; };
    		C2 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; name = Release; };
    		R0 = {
    			isa = PBXProject;
    			buildConfigurationList = L0;
    			developmentRegion = en;
    			knownRegions = (en, Base, de, );
    			mainGroup = G0;
    			packageReferences = (R1, R2, );
    			projectDirPath = "";
    			targets = (T1, T2, T3, T4, );
    		};
    	};
    	rootObject = R0 /* Project object */;
    }
    """
