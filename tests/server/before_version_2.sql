BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE holders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	device_hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (table_id, seat, device_hash), 
	CONSTRAINT fk_holders_table_id_seats FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('offers',0,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('offers',1,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('offers',2,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('offers',3,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('concession',0,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('concession',1,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('concession',2,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('concession',3,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('smallstar',0,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('smallstar',1,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('withbot',0,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('over',0,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
INSERT INTO "holders" VALUES('over',1,'21c3f3a4b9792479795886e090a6cd333689c1c46b28ee1352481def103054b8');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_log_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('offers',1,'action',1,'end','2026-11-16 16:20:43.686225');
INSERT INTO "log" VALUES('offers',2,'action',2,'end','2026-11-16 16:20:43.821850');
INSERT INTO "log" VALUES('offers',3,'action',1,'post@0:$500:-:-','2026-11-16 16:20:43.901771');
INSERT INTO "log" VALUES('offers',4,'action',1,'withdraw@1-0-1','2026-11-16 16:20:43.937695');
INSERT INTO "log" VALUES('offers',5,'action',1,'post@0:$100:-:-','2026-11-16 16:20:43.988935');
INSERT INTO "log" VALUES('offers',6,'action',0,'take@1-0-1','2026-11-16 16:20:44.075410');
INSERT INTO "log" VALUES('offers',7,'action',1,'post@0:$150:-:-','2026-11-16 16:20:44.104270');
INSERT INTO "log" VALUES('concession',1,'action',1,'C2>D2','2026-11-16 16:20:44.254717');
INSERT INTO "log" VALUES('concession',2,'action',1,'C1>D1','2026-11-16 16:20:44.280516');
INSERT INTO "log" VALUES('concession',3,'action',1,'D2>E3!','2026-11-16 16:20:44.316159');
INSERT INTO "log" VALUES('concession',4,'action',1,'end','2026-11-16 16:20:44.356599');
INSERT INTO "log" VALUES('concession',5,'action',0,'end','2026-11-16 16:20:44.470250');
INSERT INTO "log" VALUES('concession',6,'action',2,'end','2026-11-16 16:20:44.518193');
INSERT INTO "log" VALUES('concession',7,'action',3,'end','2026-11-16 16:20:44.591503');
INSERT INTO "log" VALUES('concession',8,'action',1,'E3>F2','2026-11-16 16:20:44.705697');
INSERT INTO "log" VALUES('concession',9,'action',1,'end','2026-11-16 16:20:44.809679');
INSERT INTO "log" VALUES('concession',10,'action',0,'end','2026-11-16 16:20:44.865617');
INSERT INTO "log" VALUES('concession',11,'action',2,'end','2026-11-16 16:20:44.917618');
INSERT INTO "log" VALUES('concession',12,'action',3,'end','2026-11-16 16:20:44.961632');
INSERT INTO "log" VALUES('concession',13,'action',1,'end','2026-11-16 16:20:44.994250');
INSERT INTO "log" VALUES('concession',14,'action',0,'end','2026-11-16 16:20:45.029885');
INSERT INTO "log" VALUES('concession',15,'action',2,'end','2026-11-16 16:20:45.069343');
INSERT INTO "log" VALUES('concession',16,'action',3,'end','2026-11-16 16:20:45.129290');
INSERT INTO "log" VALUES('concession',17,'action',1,'end','2026-11-16 16:20:45.189066');
INSERT INTO "log" VALUES('concession',18,'action',0,'end','2026-11-16 16:20:45.241626');
INSERT INTO "log" VALUES('concession',19,'action',2,'end','2026-11-16 16:20:45.305621');
INSERT INTO "log" VALUES('concession',20,'action',3,'end','2026-11-16 16:20:45.359193');
INSERT INTO "log" VALUES('concession',21,'action',1,'end','2026-11-16 16:20:45.505920');
INSERT INTO "log" VALUES('concession',22,'action',0,'concede','2026-11-16 16:20:45.690893');
INSERT INTO "log" VALUES('smallstar',1,'action',1,'j8>j9:c','2026-11-16 16:20:45.815905');
INSERT INTO "log" VALUES('smallstar',2,'action',0,'d6>d7:c','2026-11-16 16:20:45.838162');
INSERT INTO "log" VALUES('smallstar',3,'action',1,'j8>k8:c','2026-11-16 16:20:45.868156');
INSERT INTO "log" VALUES('smallstar',4,'action',0,'d6>d9:c','2026-11-16 16:20:45.891039');
INSERT INTO "log" VALUES('withbot',1,'action',0,'roll','2026-11-16 16:20:45.932287');
INSERT INTO "log" VALUES('withbot',2,'action',0,'roll','2026-11-16 16:20:45.960151');
INSERT INTO "log" VALUES('withbot',3,'action',1,'C1>D1','2026-11-16 16:20:45.979919');
INSERT INTO "log" VALUES('withbot',4,'action',1,'end','2026-11-16 16:20:45.991258');
INSERT INTO "log" VALUES('withbot',5,'action',0,'roll','2026-11-16 16:20:46.131724');
INSERT INTO "log" VALUES('over',1,'action',0,'roll','2026-11-16 16:20:46.247677');
INSERT INTO "log" VALUES('over',2,'action',0,'concede','2026-11-16 16:20:46.280208');
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	agreed VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_requests PRIMARY KEY (table_id), 
	CONSTRAINT fk_requests_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(40), 
	key_hash VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('offers',0,'Ada',NULL,'ac4998a1f6ac782ac7a6bc19814493f82a4ec124a1823b2d41d6c4d621aef63c');
INSERT INTO "seats" VALUES('offers',1,'Ben',NULL,'17304e7be6aa11c50cb234d4935b0cbb2558c11105f6627fe36dafeda8f93065');
INSERT INTO "seats" VALUES('offers',2,'Cleo',NULL,'151a154a6e5d65cd480de478e057f870710b117bfb503b6cbfa1fdd0926ab1b3');
INSERT INTO "seats" VALUES('offers',3,'Dan',NULL,'1b7e55521e32230d10927178d644aeb82c1bd7b29abd40bb19cd63b6e5e845c8');
INSERT INTO "seats" VALUES('concession',0,'Ada',NULL,'d6deba956f7b31c7ffc7932c5406d1c716ac0cce55357a3f07cd2f045fe4ef1e');
INSERT INTO "seats" VALUES('concession',1,'Ben',NULL,'2d71c10c19e522467811be68ab65ac53f0f2eccd50de670e52ac4c176283dcbc');
INSERT INTO "seats" VALUES('concession',2,'Cleo',NULL,'8550c194c5cc4a7bf2c5b7d8ce901f0c2eaa25bed0ad77edec5c728bc6c2b4ff');
INSERT INTO "seats" VALUES('concession',3,'Dan',NULL,'c7c328bcc50f8a7b404c233b72de9e6c82a0f604629e29e2f093ed6d6b9a8c66');
INSERT INTO "seats" VALUES('smallstar',0,'Ada',NULL,'2251b3407252af8522ea039d29b721d80f8d1f1f57ac04cca5d037da956846ac');
INSERT INTO "seats" VALUES('smallstar',1,'Ben',NULL,'176390e14d54e0a2f2442cdf8162fb6087512cc85b910ae5207a71da9e130b04');
INSERT INTO "seats" VALUES('withbot',0,'Ada',NULL,'05ef7255231878dba928cf57af7640b7692a23da2753ed0c4257887b571f78ff');
INSERT INTO "seats" VALUES('withbot',1,'Player 2','random',NULL);
INSERT INTO "seats" VALUES('over',0,'Ada',NULL,'8c9ad085bfb880ea257d98ac75332b955437b984e59be0709abb580bd1f70bdc');
INSERT INTO "seats" VALUES('over',1,'Ben',NULL,'2efe60d09b52fa11f866bb7da720e8ef7bf17d94421d6648690ac823983b25be');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(200) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('offers','galaxy-empires',1,'{"war_mode":"simulated","clause_mode":"binding","domination_timing":"immediate","bounty_timing":"immediate","defender_auto_surrender":"ask","mission_trading":true,"pp_trading":true,"asymmetric_powers":false,"seat_compensation_step":0,"round_limit":0}','de2fe00024d0ce6e553a22bbcab724a7',0,0,'2026-11-16 16:20:43.442506');
INSERT INTO "tables" VALUES('concession','galaxy-empires',1,'{"war_mode":"simulated","clause_mode":"binding","domination_timing":"immediate","bounty_timing":"immediate","defender_auto_surrender":"ask","mission_trading":true,"pp_trading":true,"asymmetric_powers":false,"seat_compensation_step":0,"round_limit":0}','108ce19f53fa82848e356b9d85a78df1',0,0,'2026-11-16 16:20:44.138311');
INSERT INTO "tables" VALUES('smallstar','small-star-empires',1,'{"edition":"retail","layout":null,"board":null,"holes":true,"unexplored":false,"deck":15,"open_borders":false,"campaign":false,"first_player":null,"fairness":0.0}','0dcaabb08c0c35387536ef005d919017',0,0,'2026-11-16 16:20:45.734218');
INSERT INTO "tables" VALUES('withbot','galaxy-empires',1,'{"war_mode":"simulated","clause_mode":"binding","domination_timing":"immediate","bounty_timing":"immediate","defender_auto_surrender":"ask","mission_trading":true,"pp_trading":true,"asymmetric_powers":false,"seat_compensation_step":0,"round_limit":0}','4ab1a26455984abf2a866f16865ff6da',0,0,'2026-11-16 16:20:45.898848');
INSERT INTO "tables" VALUES('over','galaxy-empires',1,'{"war_mode":"simulated","clause_mode":"binding","domination_timing":"immediate","bounty_timing":"immediate","defender_auto_surrender":"ask","mission_trading":true,"pp_trading":true,"asymmetric_powers":false,"seat_compensation_step":0,"round_limit":0}','81ba9f186009ae4c74b8f9f3da796ace',0,1,'2026-11-16 16:20:46.200606');
CREATE INDEX ix_holders_device_hash ON holders (device_hash);
COMMIT;
